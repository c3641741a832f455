import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../../support/content-lake.ts";
import { type AnnouncingStorefront, startAnnouncingStorefront } from "../../support/hosted-storefront.ts";
import { openAdminClient } from "../../support/open-admin-client.ts";

let storefront: AnnouncingStorefront;
beforeAll(async () => {
  storefront = await startAnnouncingStorefront();
});
afterAll(() => storefront.stop());

const { run } = openAdminClient();

const workbook = "gid://shopify/Product/90";
const course = "gid://shopify/Product/7400000000010";

const create = async (input: object) => {
  const { collectionCreate } = await run(
    `mutation CreateCollection($input: CollectionInput!) {
      collectionCreate(input: $input) {
        collection {
          id handle title description sortOrder seo { title } productsCount { count }
          products(first: 5) { nodes { id } }
          hasProduct(id: "${workbook}")
        }
        userErrors { field message }
      }
    }`,
    { input },
  );
  return collectionCreate;
};

test("a collection shows its products in the given order, in both APIs", async () => {
  const { collection, userErrors } = await create({
    title: "Staff Picks",
    descriptionHtml: "<p>What we like.</p>",
    products: [workbook, course],
    seo: { title: "Picks" },
  });

  const { body } = await storefront.ask(
    '{ collection(handle: "staff-picks") { title products(first: 5) { nodes { id } } } }',
  );

  expect(userErrors).toEqual([]);
  expect(collection).toMatchObject({
    handle: "staff-picks",
    description: "What we like.",
    sortOrder: "MANUAL",
    seo: { title: "Picks" },
    productsCount: { count: 2 },
    products: { nodes: [{ id: workbook }, { id: course }] },
    hasProduct: true,
  });
  expect(body.data.collection).toEqual({
    title: "Staff Picks",
    products: { nodes: [{ id: workbook }, { id: course }] },
  });
});

test("a new collection is announced by its webhook", async () => {
  await create({ title: "Announced" });
  const announced = () => storefront.site.deliveries.find(({ body }) => Object(body).title === "Announced");
  await until(() => announced() !== undefined);

  expect(announced()).toMatchObject({
    headers: { "x-shopify-topic": "collections/create" },
    body: { handle: "announced", title: "Announced" },
  });
});

test("a collection is found by ID, by handle, in a search and at its products", async () => {
  const { collection } = await create({ title: "Evening reading", products: [workbook] });

  const found = await run(
    `query ($id: ID!, $product: ID!) {
      collection(id: $id) { title }
      collectionByHandle(handle: "evening-reading") { id }
      collections(first: 5, query: "title:evening") { nodes { id } }
      product(id: $product) { inCollection(id: $id) collections(first: 5, query: "title:evening") { nodes { id } } }
    }`,
    { id: collection.id, product: workbook },
  );

  expect(found).toEqual({
    collection: { title: "Evening reading" },
    collectionByHandle: { id: collection.id },
    collections: { nodes: [{ id: collection.id }] },
    product: { inCollection: true, collections: { nodes: [{ id: collection.id }] } },
  });
});

test("a second collection with the same title gets another handle", async () => {
  const first = await create({ title: "Twins" });
  const second = await create({ title: "Twins" });

  expect([first.collection.handle, second.collection.handle]).toEqual(["twins", "twins-1"]);
});

test.each([
  ["no title", {}, ["title"], "Title can't be blank"],
  ["a taken handle", { title: "A", handle: "workbooks" }, ["handle"], "Handle has already been taken"],
  [
    "an unknown product",
    { title: "A", products: [workbook, "gid://shopify/Product/1"] },
    ["products", "1"],
    "Product with id gid://shopify/Product/1 doesn't exist",
  ],
])("collectionCreate with %s creates nothing and names the field", async (_name, input, field, message) => {
  const { collection, userErrors } = await create(input);

  expect(collection).toBeNull();
  expect(userErrors).toEqual([{ field, message }]);
});
