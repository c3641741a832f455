import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../../support/content-lake.ts";
import { type AnnouncingStorefront, startAnnouncingStorefront } from "../../support/hosted-storefront.ts";
import { openAdminClient } from "../../support/open-admin-client.ts";
import { setMetafields, toTextMetafield } from "../../support/set-metafields.ts";
import { setProduct } from "../../support/set-product.ts";
import { variants } from "../../support/stocked-seed.ts";

let storefront: AnnouncingStorefront;
beforeAll(async () => {
  storefront = await startAnnouncingStorefront({ now: () => new Date("2026-11-21T10:00:00Z") });
});
afterAll(() => storefront.stop());

const { run } = openAdminClient();

const workbook = "gid://shopify/Product/90";
const course = "gid://shopify/Product/7400000000010";
const workbooks = "gid://shopify/Collection/90";

test("a product's, a variant's, and a collection's metafield have the same value in both APIs", async () => {
  const { metafields, userErrors } = await setMetafields([
    toTextMetafield(workbook, "paper", "recycled"),
    toTextMetafield(variants.spiral, "binding", "steel"),
    toTextMetafield(workbooks, "shelf", "left"),
  ]);

  const admin = await run(
    `query ($product: ID!, $collection: ID!) {
      product(id: $product) {
        metafield(namespace: "print", key: "paper") { value }
        variants(first: 1) { nodes { metafield(namespace: "print", key: "binding") { value } } }
      }
      collection(id: $collection) { metafield(namespace: "print", key: "shelf") { value } }
    }`,
    { product: workbook, collection: workbooks },
  );
  const { body } = await storefront.ask(
    `query ($product: ID!, $variant: ID!, $collection: ID!) {
      product(id: $product) { metafield(namespace: "print", key: "paper") { id value type } }
      variant: node(id: $variant) {
        ... on ProductVariant { metafield(namespace: "print", key: "binding") { value } }
      }
      collection(id: $collection) { metafield(namespace: "print", key: "shelf") { value } }
    }`,
    { product: workbook, variant: variants.spiral, collection: workbooks },
  );

  expect(userErrors).toEqual([]);
  expect(metafields).toMatchObject([
    { namespace: "print", key: "paper", value: "recycled", ownerType: "PRODUCT" },
    { namespace: "print", key: "binding", value: "steel", ownerType: "PRODUCTVARIANT" },
    { namespace: "print", key: "shelf", value: "left", ownerType: "COLLECTION" },
  ]);
  expect(admin).toEqual({
    product: {
      metafield: { value: "recycled" },
      variants: { nodes: [{ metafield: { value: "steel" } }] },
    },
    collection: { metafield: { value: "left" } },
  });
  expect(body.data).toEqual({
    product: { metafield: { id: metafields[0].id, value: "recycled", type: "single_line_text_field" } },
    variant: { metafield: { value: "steel" } },
    collection: { metafield: { value: "left" } },
  });
});

test("a metafield that's set again keeps its ID, and survives a restart", async () => {
  const { metafields: first } = await setMetafields([toTextMetafield(workbook, "cover", "soft")]);
  const { metafields: second } = await setMetafields([toTextMetafield(workbook, "cover", "hard")]);

  await storefront.restart();
  const { product } = await run(
    `query ($id: ID!) { product(id: $id) { metafield(namespace: "print", key: "cover") { id value } } }`,
    { id: workbook },
  );

  expect(product.metafield).toEqual({ id: first[0].id, value: "hard" });
  expect(second[0].compareDigest).not.toBe(first[0].compareDigest);
});

test("a changed metafield sends its owner's webhook, and an unchanged one sends none", async () => {
  const { product } = await setProduct({ title: "Announced metafield" });
  await setMetafields([toTextMetafield(product.id, "paper", "thick")]);
  await setMetafields([toTextMetafield(product.id, "paper", "thick")]);
  await setProduct({ id: product.id, title: "Announced metafield", status: "DRAFT" });
  const listTopics = () =>
    storefront.site.deliveries
      .filter(({ body }) => Object(body).id === Number(product.legacyResourceId))
      .map(({ headers, body }) => [headers["x-shopify-topic"], Object(body).status]);
  await until(() => listTopics().some(([, status]) => status === "draft"));

  expect(listTopics()).toEqual([
    ["products/create", "active"],
    ["products/update", "active"],
    ["products/update", "draft"],
  ]);
});

test.each([
  ["number_integer", "12", 12],
  ["number_decimal", "12.5", "12.5"],
  ["boolean", "true", true],
  ["json", '{ "pages": [1] }', { pages: [1] }],
  ["list.single_line_text_field", '["a","b"]', ["a", "b"]],
  ["date", "2026-11-21", "2026-11-21"],
  ["product_reference", course, course],
  ["list.collection_reference", `["${workbooks}"]`, [workbooks]],
])("the value of a %s is also JSON", async (type, value, jsonValue) => {
  const { metafields } = await setMetafields([{ ...toTextMetafield(workbook, "typed"), type, value }]);

  expect(metafields).toMatchObject([{ type, value, jsonValue }]);
});

test("a product that a metafield refers to is shown in the Storefront API", async () => {
  await setMetafields([
    { ...toTextMetafield(workbook, "goes_with"), type: "product_reference", value: course },
  ]);

  const { body } = await storefront.ask(
    `query ($id: ID!) {
      product(id: $id) {
        metafield(namespace: "print", key: "goes_with") { reference { ... on Product { id } } }
      }
    }`,
    { id: workbook },
  );

  expect(body.data.product.metafield).toEqual({ reference: { id: course } });
});

test("without a namespace, a metafield is in the app's own", async () => {
  const { metafields } = await setMetafields([
    { ownerId: workbook, key: "mine", type: "boolean", value: "true" },
    { ownerId: workbook, namespace: "$app:notes", key: "mine", type: "boolean", value: "false" },
  ]);

  const { product } = await run(
    `query ($id: ID!) {
      product(id: $id) { metafield(key: "mine") { value } metafields(first: 1, keys: ["mine"]) { nodes { value } } }
    }`,
    { id: workbook },
  );
  const { body } = await storefront.ask(
    `query ($id: ID!) { product(id: $id) { metafield(key: "mine") { value } } }`,
    { id: workbook },
  );

  expect(metafields).toMatchObject([{ namespace: "app--1" }, { namespace: "app--1--notes" }]);
  expect(product).toEqual({ metafield: { value: "true" }, metafields: { nodes: [{ value: "true" }] } });
  expect(body.data.product.metafield).toEqual({ value: "true" });
});

test("a compare digest only sets a metafield that hasn't changed since", async () => {
  const name = toTextMetafield(workbook, "digest", "one");
  const { metafields: created } = await setMetafields([{ ...name, compareDigest: null }]);
  const { compareDigest } = created[0];
  const { metafields: changed } = await setMetafields([{ ...name, value: "two", compareDigest }]);

  const stale = await setMetafields([{ ...name, value: "three", compareDigest }]);
  const taken = await setMetafields([{ ...name, value: "three", compareDigest: null }]);

  const error = {
    field: ["metafields", "0"],
    code: "STALE_OBJECT",
    message:
      "The resource has been updated since it was loaded. Try again with an updated `compareDigest` value.",
  };
  expect(changed[0].value).toBe("two");
  expect([stale.userErrors, taken.userErrors]).toEqual([[error], [error]]);
});
