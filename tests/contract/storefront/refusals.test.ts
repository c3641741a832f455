import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
afterAll(() => storefront.stop());

test.each([
  ["{}", { query: "Required parameter missing or invalid" }],
  ['{"query":""}', { query: "Required parameter missing or invalid" }],
  ['{"query":7}', { query: "Required parameter missing or invalid" }],
  [
    '{"query":"{ shop { name } }","variables":"none"}',
    { variables: "Required parameter missing or invalid" },
  ],
  ["not json", "Bad Request"],
  ["", "Bad Request"],
  ["[]", { query: "Required parameter missing or invalid" }],
])("returns 400 for the body %s", async (given, errors) => {
  const { status, body } = await storefront.post(given);

  expect(status).toBe(400);
  expect(body).toEqual({ errors });
});

test("returns 413 for a body over a megabyte", async () => {
  const { status } = await storefront.post(
    JSON.stringify({ query: `{ shop { name } } #${"x".repeat(1_000_000)}` }),
  );

  expect(status).toBe(413);
});

test.each([
  ["{ shop { name", "syntax error, unexpected end of file at [1, 14]", undefined],
  ["{ nope }", "Field 'nope' doesn't exist on type 'QueryRoot'", "undefinedField"],
  ["{ shop }", "Field must have selections (field 'shop' returns Shop", "selectionMismatch"],
  ['{ product(slug: "x") { id } }', "Field 'product' doesn't accept argument 'slug'", "argumentNotAccepted"],
  [
    "{ collectionByHandle { id } }",
    "Field 'collectionByHandle' is missing required arguments: handle",
    "missingRequiredArguments",
  ],
  ["query A($x: Int) { shop { name } }", "Variable $x is declared by A but not used", "variableNotUsed"],
  [
    "{ product(handle: $x) { id } }",
    "Variable $x is used by anonymous query but not declared",
    "variableNotDefined",
  ],
  ["{ shop { ...Missing } }", "Fragment Missing was used, but not defined", "useAndDefineFragment"],
  [
    '{ products(first: "x") { nodes { id } } }',
    `Argument 'first' on Field 'products' has an invalid value ("x").`,
    "argumentLiteralsIncompatible",
  ],
  [
    "query @inContext(country: XX) { shop { name } }",
    "Argument 'country' on Directive 'inContext' has an invalid value (XX).",
    "argumentLiteralsIncompatible",
  ],
])("%s returns 200 with an error and no data", async (query, message, code) => {
  const { status, body } = await storefront.ask(query);

  expect(status).toBe(200);
  expect(body).not.toHaveProperty("data");
  expect(body.errors[0].message).toContain(message);
  expect(body.errors[0].extensions?.code).toBe(code);
});

test("a missing variable is named", async () => {
  const { body } = await storefront.ask("query ($handle: String!) { product(handle: $handle) { id } }");

  expect(body).toEqual({
    errors: [
      {
        message: "Variable $handle of type String! was provided invalid value",
        locations: [{ line: 1, column: 8 }],
        extensions: {
          code: "INVALID_VARIABLE",
          value: null,
          problems: [{ path: [], explanation: "Expected value to not be null" }],
        },
      },
    ],
  });
});

test("an invalid part of an input is named by its path", async () => {
  const { body } = await storefront.ask(
    "mutation ($input: CartInput!) { cartCreate(input: $input) { cart { id } } }",
    { input: { lines: [{ quantity: 1 }] } },
  );

  expect(body.errors[0].message).toBe(
    "Variable $input of type CartInput! was provided invalid value for lines.0.merchandiseId (Expected value to not be null)",
  );
});

test("an unknown operation name is rejected", async () => {
  const { body } = await storefront.post(
    JSON.stringify({ query: "query A { shop { name } }", operationName: "B" }),
  );

  expect(body).toEqual({ errors: [{ message: 'No operation named "B"' }] });
});

test("the error for a field that isn't emulated names it", async () => {
  const { body } = await storefront.ask(
    `{ localization { country { isoCode } } cartCompletionAttempt(attemptId: "x") { __typename } }`,
  );

  expect(body.data).toEqual({ localization: { country: { isoCode: "US" } }, cartCompletionAttempt: null });
  expect(body.errors).toEqual([
    {
      message: "QueryRoot.cartCompletionAttempt is not emulated.",
      locations: [{ line: 1, column: 40 }],
      path: ["cartCompletionAttempt"],
      extensions: { code: "NOT_EMULATED" },
    },
  ]);
});

test.each([
  [
    '{ products(first: 1, query: "barcode:978*") { nodes { id } } }',
    "QueryRoot.products(query:) with the field barcode",
  ],
  [
    '{ collection(handle: "active-courses") { products(first: 1, filters: [{ category: { id: "x" } }]) { nodes { id } } } }',
    "ProductFilter.category",
  ],
  ['{ node(id: "gid://shopify/Order/1") { id } }', "QueryRoot.node(id:) of the kind Order"],
  [
    'query @inContext(preferredLocationId: "gid://shopify/Location/1") { shop { name } }',
    "@inContext(preferredLocationId:)",
  ],
])("the error for %s names what isn't emulated", async (query, name) => {
  const { body } = await storefront.ask(query);

  expect(body.errors[0].message).toBe(`${name} is not emulated.`);
});

test.each([
  ["{ products { nodes { id } } }", "you must provide one of first or last"],
  ["{ products(first: 251) { nodes { id } } }", "first cannot exceed 250"],
  ["{ products(last: 251) { nodes { id } } }", "last cannot exceed 250"],
  ["{ products(first: -1) { nodes { id } } }", "first cannot be negative"],
  ["{ products(first: 1, last: 1) { nodes { id } } }", "providing both first and last is not supported"],
])("%s is rejected, because a page needs a size of at most 250", async (query, message) => {
  const { body } = await storefront.ask(query);

  // The code, and that there's no data, as recorded from Shopify's Admin API for a page without a size.
  expect(body).toMatchObject({
    data: null,
    errors: [
      {
        message,
        path: ["products"],
        locations: [{ line: 1, column: 3 }],
        extensions: { code: "BAD_REQUEST" },
      },
    ],
  });
});

test("a written ID that isn't a global one is rejected, without data", async () => {
  const { body } = await storefront.ask('{ product(id: "7") { id } }');

  // As recorded from Shopify.
  expect(body).toEqual({
    errors: [
      {
        message: "Invalid global id '7'",
        locations: [{ line: 1, column: 15 }],
        path: ["query", "product", "id"],
        extensions: { code: "argumentLiteralsIncompatible", typeName: "CoercionError" },
      },
    ],
  });
});

test.each([
  ["query ($id: ID!) { product(id: $id) { id } }", { id: "abc" }, "$id of type ID!", "", []],
  [
    "mutation ($lines: [CartLineInput!]!) { cartCreate(input: { lines: $lines }) { cart { id } } }",
    { lines: [{ merchandiseId: "abc" }] },
    "$lines of type [CartLineInput!]!",
    " for 0.merchandiseId (Invalid global id 'abc')",
    [0, "merchandiseId"],
  ],
])("%s says which ID isn't a global one, without data", async (query, variables, variable, where, path) => {
  const { body } = await storefront.post(JSON.stringify({ query, variables }));

  const explanation = "Invalid global id 'abc'";
  expect(body).toMatchObject({
    errors: [
      {
        message: `Variable ${variable} was provided invalid value${where}`,
        extensions: { problems: [{ path, explanation, message: explanation }] },
      },
    ],
  });
  expect(body).not.toHaveProperty("data");
});

test("a buyer sees the shop as everyone does", async () => {
  const { body } = await storefront.ask(
    'query @inContext(buyer: { customerAccessToken: "x" }) { shop { name paymentSettings { cardVaultUrl } } }',
  );

  expect(body.data.shop).toEqual({
    name: expect.any(String),
    paymentSettings: { cardVaultUrl: `${storefront.url}/sessions` },
  });
});
