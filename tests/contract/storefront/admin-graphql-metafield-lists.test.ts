import { afterAll, beforeAll, expect, test } from "vitest";
import { startHostedStorefront } from "../../support/hosted-storefront.ts";
import { openAdminClient } from "../../support/open-admin-client.ts";
import { deleteMetafields, setMetafields, toTextMetafield } from "../../support/set-metafields.ts";
import { setProduct, toProductInput, toVariantInput } from "../../support/set-product.ts";
import { type TestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startHostedStorefront();
});
afterAll(() => storefront.stop());

const { run } = openAdminClient();

const workbook = "gid://shopify/Product/90";
const course = "gid://shopify/Product/7400000000010";

const listOfCourse = async (args = "") => {
  const { product } = await run(
    `query ($id: ID!) { product(id: $id) { metafields(first: 50${args}) { nodes { id namespace key } } } }`,
    { id: course },
  );
  return product.metafields.nodes;
};

test("metafields are listed by namespace or by name, and others keep their IDs when one is deleted", async () => {
  const before = await listOfCourse();
  const [first] = before;

  const { deletedMetafields, userErrors } = await deleteMetafields([
    { ownerId: course, namespace: first.namespace, key: first.key },
    { ownerId: course, namespace: "print", key: "missing" },
  ]);

  expect(userErrors).toEqual([]);
  expect(deletedMetafields).toEqual([{ ownerId: course, namespace: first.namespace, key: first.key }, null]);
  expect(await listOfCourse()).toEqual(before.slice(1));
  expect(await listOfCourse(', namespace: "custom"')).toMatchObject([
    { namespace: "custom", key: "slug" },
    { namespace: "custom", key: "subtitle" },
    { namespace: "custom", key: "orderinseries" },
  ]);
  expect(await listOfCourse(', keys: ["custom.subtitle"]')).toMatchObject([{ key: "subtitle" }]);
});

test("a deleted metafield is gone from the Storefront API", async () => {
  await setMetafields([toTextMetafield(workbook, "obsolete")]);
  await deleteMetafields([{ ownerId: workbook, namespace: "print", key: "obsolete" }]);

  const { body } = await storefront.ask(
    `query ($id: ID!) { product(id: $id) { metafield(namespace: "print", key: "obsolete") { value } } }`,
    { id: workbook },
  );

  expect(body.data.product).toEqual({ metafield: null });
});

test("metafields of an unknown owner aren't deleted", async () => {
  const { deletedMetafields, userErrors } = await deleteMetafields([
    { ownerId: "gid://shopify/Product/1", namespace: "print", key: "paper" },
  ]);

  expect(deletedMetafields).toBeNull();
  expect(userErrors).toEqual([{ field: ["metafields", "0", "ownerId"], message: "Owner does not exist" }]);
});

test("productSet makes a product's metafields those of its input, and leaves them without any", async () => {
  const toInput = (key: string, value: string) => ({
    namespace: "print",
    key,
    type: "single_line_text_field",
    value,
  });
  const read = async (id: string) => {
    const { product } = await run(
      `query ($id: ID!) { product(id: $id) { metafields(first: 5) { nodes { key value } } } }`,
      { id },
    );
    return product.metafields.nodes;
  };
  const { product } = await setProduct({
    title: "With metafields",
    metafields: [toInput("paper", "matt"), toInput("ink", "black")],
  });

  const created = await read(product.id);
  await setProduct({ id: product.id, title: "Still with metafields" });
  const kept = await read(product.id);
  await setProduct({ id: product.id, metafields: [toInput("ink", "blue")] });

  expect(created).toEqual([
    { key: "paper", value: "matt" },
    { key: "ink", value: "black" },
  ]);
  expect(kept).toEqual(created);
  expect(await read(product.id)).toEqual([{ key: "ink", value: "blue" }]);
});

test("productSet makes a variant's metafields those of its input, and leaves them without any", async () => {
  const toInput = (given: object) =>
    toProductInput("Variants with metafields", { variants: [toVariantInput("Green", given)] });
  const toPaper = (value: string) => [
    { namespace: "print", key: "paper", type: "single_line_text_field", value },
  ];
  const read = async (id: string) => {
    const { body } = await storefront.ask(
      `query ($id: ID!) {
        product(id: $id) {
          variants(first: 1) { nodes { metafield(namespace: "print", key: "paper") { value } } }
        }
      }`,
      { id },
    );
    return body.data.product.variants.nodes[0].metafield;
  };
  const { product } = await setProduct(toInput({ metafields: toPaper("matt") }));

  const created = await read(product.id);
  await setProduct({ ...toInput({ price: "20.00" }), id: product.id });
  const kept = await read(product.id);
  await setProduct({ ...toInput({ metafields: [] }), id: product.id });

  expect([created, kept, await read(product.id)]).toEqual([{ value: "matt" }, { value: "matt" }, null]);
});

test("a collection is created with metafields", async () => {
  const { collectionCreate } = await run(
    `mutation ($input: CollectionInput!) {
      collectionCreate(input: $input) {
        collection { metafield(namespace: "print", key: "shelf") { value } }
        userErrors { field message }
      }
    }`,
    {
      input: {
        title: "With a shelf",
        metafields: [{ namespace: "print", key: "shelf", type: "number_integer", value: "3" }],
      },
    },
  );

  expect(collectionCreate).toEqual({ collection: { metafield: { value: "3" } }, userErrors: [] });
});

test("only a list of products recommends products", async () => {
  await setMetafields([
    {
      ...toTextMetafield(course, "related_products", "Getting Started with ASL"),
      namespace: "shopify--discovery--product_recommendation",
    },
  ]);

  const { body } = await storefront.ask(
    `query ($id: ID!) { productRecommendations(productId: $id) { id } }`,
    { id: course },
  );

  expect(body.data.productRecommendations).not.toContainEqual({ id: workbook });
});
