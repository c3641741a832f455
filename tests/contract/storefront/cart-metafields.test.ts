import { afterAll, beforeAll, expect, test } from "vitest";
import { createCart } from "../../support/cart.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ now: () => new Date("2026-11-01T12:00:00Z") });
});
afterAll(() => storefront.stop());

async function set(metafields: object[], options = {}) {
  const { body } = await storefront.ask(
    `mutation ($metafields: [CartMetafieldsSetInput!]!) {
      cartMetafieldsSet(metafields: $metafields) {
        metafields {
          id namespace key type value description createdAt updatedAt
          parentResource { ... on Cart { id } }
        }
        userErrors { code field message elementIndex }
      }
    }`,
    { metafields },
    options,
  );
  return body;
}

async function remove(ownerId: string, key: string) {
  const { body } = await storefront.ask(
    `mutation ($input: CartMetafieldDeleteInput!) {
      cartMetafieldDelete(input: $input) { deletedId userErrors { code field message } }
    }`,
    { input: { ownerId, key } },
  );
  return body.data.cartMetafieldDelete;
}

async function read(id: string) {
  const { body } = await storefront.ask(
    `query ($id: ID!) {
      cart(id: $id) {
        note: metafield(namespace: "custom", key: "note") { id value }
        own: metafield(key: "own") { namespace value }
        both: metafields(identifiers: [{ namespace: "custom", key: "note" }, { namespace: "custom", key: "none" }]) { value }
      }
    }`,
    { id },
  );
  return body.data.cart;
}

const toText = (ownerId: string, key: string, value: string) => ({
  ownerId,
  key,
  type: "single_line_text_field",
  value,
});

test("a cart has metafields, whose parent is the cart without its key", async () => {
  const { id } = await createCart(storefront, {});

  const { data } = await set([toText(id, "custom.note", "A present")]);

  const moment = "2026-11-01T12:00:00Z";
  expect(data.cartMetafieldsSet).toEqual({
    metafields: [
      {
        id: expect.stringMatching(/^gid:\/\/shopify\/Metafield\/\d+$/),
        namespace: "custom",
        key: "note",
        type: "single_line_text_field",
        value: "A present",
        description: null,
        createdAt: moment,
        updatedAt: moment,
        parentResource: { id: id.replace(/\?.*/, "") },
      },
    ],
    userErrors: [],
  });
});

test("metafields are read one at a time, or in a list with null for missing ones", async () => {
  const { id } = await createCart(storefront, {
    metafields: [
      { key: "custom.note", type: "single_line_text_field", value: "A present" },
      { key: "own", type: "number_integer", value: "7" },
    ],
  });

  expect(await read(id)).toEqual({
    note: { id: expect.any(String), value: "A present" },
    own: { namespace: expect.stringMatching(/^app--/), value: "7" },
    both: [{ value: "A present" }],
  });
});

test("setting a metafield again changes its value and keeps its ID", async () => {
  const { id } = await createCart(storefront, {});
  const first = await set([toText(id, "custom.note", "before")]);

  const second = await set([toText(id, "custom.note", "after")]);

  const { note } = await read(id);
  expect(note.value).toBe("after");
  expect(second.data.cartMetafieldsSet.metafields[0].id).toBe(first.data.cartMetafieldsSet.metafields[0].id);
});

test("a metafield is deleted by key, once", async () => {
  const { id } = await createCart(storefront, {});
  const { data } = await set([toText(id, "custom.note", "before")]);

  const deleted = await remove(id, "custom.note");
  const again = await remove(id, "custom.note");

  expect(deleted).toEqual({ deletedId: data.cartMetafieldsSet.metafields[0].id, userErrors: [] });
  expect(again).toEqual({
    deletedId: null,
    userErrors: [
      {
        code: "METAFIELD_DOES_NOT_EXIST",
        field: ["input", "key"],
        message: "Metafield does not exist",
      },
    ],
  });
});

test.each([
  ["number_integer", "not-a-number", "Value must be an integer."],
  ["number_decimal", "1,5", expect.any(String)],
  ["boolean", "yes", expect.any(String)],
  ["single_line_text_field", "two\nlines", expect.any(String)],
  ["date", "2026-13-01", expect.any(String)],
  ["date_time", "yesterday", expect.any(String)],
  ["json", "{", expect.any(String)],
  ["color", "red", expect.any(String)],
  ["url", "handshape", expect.any(String)],
  ["list.number_integer", '["one"]', "Value must be an integer."],
  ["list.number_integer", "7", expect.any(String)],
])("an invalid value of %s is rejected, and nothing is set: %j", async (type, value, message) => {
  const { id } = await createCart(storefront, {});

  const { data } = await set([
    toText(id, "custom.note", "right"),
    { ownerId: id, key: "custom.count", type, value },
  ]);

  expect(data.cartMetafieldsSet).toEqual({
    metafields: [],
    userErrors: [{ code: "INVALID_VALUE", field: ["metafields", "1", "value"], message, elementIndex: null }],
  });
  expect((await read(id)).note).toBeNull();
});

test.each([
  ["number_integer", "-7"],
  ["number_decimal", "7.25"],
  ["boolean", "true"],
  ["multi_line_text_field", "two\nlines"],
  ["date", "2026-11-01"],
  ["date_time", "2026-11-01T12:00:00Z"],
  ["json", '{"seats":30}'],
  ["color", "#0c7c59"],
  ["url", "https://handshape.test/"],
  ["list.single_line_text_field", '["one","two"]'],
])("a value of %s is stored unchanged: %j", async (type, value) => {
  const { id } = await createCart(storefront, {});

  const { data } = await set([{ ownerId: id, key: "custom.note", type, value }]);

  expect(data.cartMetafieldsSet).toMatchObject({ metafields: [{ type, value }], userErrors: [] });
});

test.each([
  [{ type: "number" }, "INVALID_TYPE", "type"],
  [{ value: "" }, "BLANK", "value"],
  [{ key: "custom.x" }, "TOO_SHORT", "key"],
  [{ key: `custom.${"x".repeat(65)}` }, "TOO_LONG", "key"],
  [{ ownerId: "gid://shopify/Cart/nobody?key=0" }, "INVALID_OWNER", "ownerId"],
])("a metafield with %j is rejected", async (given, code, name) => {
  const { id } = await createCart(storefront, {});

  const { data } = await set([{ ...toText(id, "custom.note", "text"), ...given }]);

  expect(data.cartMetafieldsSet.userErrors).toMatchObject([{ code, field: ["metafields", "0", name] }]);
});

test("more than 25 metafields at once are rejected", async () => {
  const { id } = await createCart(storefront, {});
  const many = Array.from({ length: 26 }, (_metafield, index) => toText(id, `custom.key${index}`, "text"));

  const { data } = await set(many);

  expect(data.cartMetafieldsSet.userErrors).toMatchObject([
    { code: "LESS_THAN_OR_EQUAL_TO", field: ["metafields"] },
  ]);
});

test("invalid metafields create no cart", async () => {
  const { body } = await storefront.ask(
    `mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } userErrors { code field } } }`,
    { input: { metafields: [{ key: "custom.count", type: "number_integer", value: "many" }] } },
  );

  expect(body.data.cartCreate).toEqual({
    cart: null,
    userErrors: [{ code: "INVALID_METAFIELDS", field: ["input", "metafields", "0", "value"] }],
  });
});

test("the error for a reference type names the type", async () => {
  const { id } = await createCart(storefront, {});

  const body = await set([
    { ownerId: id, key: "custom.product", type: "product_reference", value: "gid://x" },
  ]);

  expect(body.errors).toMatchObject([
    { message: "A cart's metafield of the type product_reference is not emulated." },
  ]);
});

test("without a token, metafields are denied", async () => {
  const { id } = await createCart(storefront, {});

  const body = await set([toText(id, "custom.note", "text")], { headers: {} });

  expect(body.errors).toMatchObject([{ extensions: { code: "ACCESS_DENIED" } }]);
});
