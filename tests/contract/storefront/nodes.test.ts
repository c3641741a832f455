import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variedSeed } from "../../support/varied-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: variedSeed });
});
afterAll(() => storefront.stop());

test.each([
  ["Article", "47000000001"],
  ["Blog", "46000000001"],
  ["Collection", "70"],
  ["Comment", "48000000001"],
  ["Market", "61900002"],
  ["MediaImage", "702"],
  ["Menu", "49000000001"],
  ["MenuItem", "49100000003"],
  ["Metafield", "701"],
  ["Metafield", "711"],
  ["Metaobject", "45000000001"],
  ["Page", "44000000001"],
  ["Product", "70"],
  ["ProductOption", "71"],
  ["ProductOptionValue", "712"],
  ["ProductVariant", "71"],
  ["Shop", "61850001"],
  ["ShopPolicy", "41000000001"],
  ["UrlRedirect", "43000000001"],
])("a %s node is found by ID", async (kind, number) => {
  const ids = [`gid://shopify/${kind}/${number}`, `gid://shopify/${kind}/4`];

  const { body } = await storefront.ask(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } node(id: "gid://shopify/Product/4") { id } }',
    { ids },
  );

  expect(body.data).toEqual({ nodes: [{ __typename: kind, id: ids[0] }, null], node: null });
});

test.each([["Order"], ["Location"], ["GenericFile"], ["toString"]])(
  "the error for a %s node names its type",
  async (kind) => {
    const { body } = await storefront.ask(`{ node(id: "gid://shopify/${kind}/1") { id } }`);

    expect(body.errors[0].message).toBe(`QueryRoot.node(id:) of the kind ${kind} is not emulated.`);
  },
);
