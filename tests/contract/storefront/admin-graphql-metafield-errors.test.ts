import { afterAll, beforeAll, expect, test } from "vitest";
import { startHostedStorefront } from "../../support/hosted-storefront.ts";
import { openAdminClient } from "../../support/open-admin-client.ts";
import { setProduct } from "../../support/set-product.ts";
import { type TestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startHostedStorefront();
});
afterAll(() => storefront.stop());

const { run, client } = openAdminClient();

const workbook = "gid://shopify/Product/90";

const toInput = (given: object = {}) => ({
  ownerId: workbook,
  namespace: "print",
  key: "paper",
  type: "single_line_text_field",
  value: "matt",
  ...given,
});

const mutation = `mutation SetMetafields($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { metafields { id } userErrors { field message code } }
}`;

const set = async (metafields: object[]) => (await run(mutation, { metafields })).metafieldsSet;

const listKeys = async () => {
  const { product } = await run(
    `query ($id: ID!) { product(id: $id) { metafields(first: 250) { nodes { key } } } }`,
    { id: workbook },
  );
  return product.metafields.nodes.map(({ key }: { key: string }) => key);
};

test.each([
  [
    "an unknown owner",
    { ownerId: "gid://shopify/Product/1" },
    ["ownerId"],
    "INVALID",
    "Owner does not exist",
  ],
  ["a short key", { key: "a" }, ["key"], "TOO_SHORT", "Key is too short (minimum is 2 characters)"],
  ["a long key", { key: "k".repeat(65) }, ["key"], "TOO_LONG", "Key is too long (maximum is 64 characters)"],
  [
    "a key with a period",
    { key: "pa.per" },
    ["key"],
    "INVALID",
    "Key can only contain letters, digits, hyphens, and underscores",
  ],
  [
    "a short namespace",
    { namespace: "pr" },
    ["namespace"],
    "TOO_SHORT",
    "Namespace is too short (minimum is 3 characters)",
  ],
  [
    "a long namespace",
    { namespace: "n".repeat(256) },
    ["namespace"],
    "TOO_LONG",
    "Namespace is too long (maximum is 255 characters)",
  ],
  [
    "another app's namespace",
    { namespace: "app--2--notes" },
    [],
    "APP_NOT_AUTHORIZED",
    "Access to this namespace and key on Metafields for this resource type is not allowed.",
  ],
  ["no type", { type: null }, ["type"], "BLANK", "Type can't be blank"],
  ["an unknown type", { type: "poem" }, ["type"], "INVALID_TYPE", "The type poem is invalid."],
  ["no value", { value: "" }, ["value"], "BLANK", "Value can't be blank"],
  [
    "a long value",
    { type: "multi_line_text_field", value: "v".repeat(65_537) },
    ["value"],
    "TOO_LONG",
    "Value is too long (maximum is 65536 characters)",
  ],
  [
    "text for an integer",
    { type: "number_integer", value: "many" },
    ["value"],
    "INVALID_VALUE",
    "Value must be an integer.",
  ],
  [
    "a list of wrong items",
    { type: "list.color", value: '["#112233","red"]' },
    ["value"],
    "INVALID_VALUE",
    "Value must be a hex color code.",
  ],
  [
    "a list of too many items",
    { type: "list.number_integer", value: JSON.stringify(Array.from({ length: 129 }, () => 1)) },
    ["value"],
    "INVALID_VALUE",
    "Value has more than 128 elements.",
  ],
  [
    "an unknown product",
    { type: "product_reference", value: "gid://shopify/Product/1" },
    ["value"],
    "INVALID_VALUE",
    "Value references non-existent resource gid://shopify/Product/1.",
  ],
])(
  "a metafield with %s sets none, and the error names the field",
  async (_name, given, field, code, message) => {
    const { metafields, userErrors } = await set([toInput({ key: "first" }), toInput(given)]);

    expect(metafields).toBeNull();
    expect(userErrors).toEqual([{ field: ["metafields", "1", ...field], code, message }]);
    expect(await listKeys()).not.toContain("first");
  },
);

test("more than 25 metafields aren't set at once", async () => {
  const { userErrors } = await set(Array.from({ length: 26 }, (_, index) => toInput({ key: `key${index}` })));

  expect(userErrors).toEqual([
    {
      field: ["metafields"],
      code: "LESS_THAN_OR_EQUAL_TO",
      message: "Exceeded the maximum metafields input limit of 25.",
    },
  ]);
});

test("a product can't have more than 250 metafields", async () => {
  const toBatch = (batch: number) =>
    set(Array.from({ length: 25 }, (_, index) => toInput({ key: `full${batch * 25 + index}` })));
  const batches = await Promise.all(Array.from({ length: 11 }, (_, batch) => toBatch(batch)));

  const errors = batches.flatMap(({ userErrors }) => userErrors);

  expect(errors).toEqual([
    {
      field: ["metafields"],
      code: "LESS_THAN_OR_EQUAL_TO",
      message: `${workbook} can't have more than 250 metafields.`,
    },
  ]);
  expect(await listKeys()).toHaveLength(250);
});

test.each([["money"], ["file_reference"], ["list.customer_reference"]])(
  "the type %s isn't emulated, and names itself",
  async (type) => {
    const { errors } = await client.request(mutation, {
      variables: { metafields: [toInput({ type, value: '["gid://shopify/A/1"]' })] },
    });

    expect(errors?.graphQLErrors).toMatchObject([
      {
        message: `A metafield of the type ${type.replace("list.", "")} is not emulated.`,
        extensions: { code: "NOT_EMULATED" },
      },
    ]);
  },
);

test("a wrong metafield of productSet and collectionCreate creates nothing", async () => {
  const metafields = [{ namespace: "print", key: "pages", type: "number_integer", value: "many" }];

  const { product, userErrors } = await setProduct({ title: "Wrong", metafields });
  const { collectionCreate } = await run(
    `mutation ($input: CollectionInput!) {
      collectionCreate(input: $input) { collection { id } userErrors { field message } }
    }`,
    { input: { title: "Wrong", metafields } },
  );

  expect(product).toBeNull();
  expect(userErrors).toEqual([
    {
      field: ["input", "metafields", "0", "value"],
      code: "INVALID_METAFIELD",
      message: "Value must be an integer.",
    },
  ]);
  expect(collectionCreate).toEqual({
    collection: null,
    userErrors: [{ field: ["metafields", "0", "value"], message: "Value must be an integer." }],
  });
});
