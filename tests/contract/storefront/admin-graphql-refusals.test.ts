import { afterAll, beforeAll, expect, test } from "vitest";
import { shopDomain, startHostedStorefront } from "../../support/hosted-storefront.ts";
import { openAdminClient } from "../../support/open-admin-client.ts";
import { accessToken, adminToken, type TestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startHostedStorefront();
});
afterAll(() => storefront.stop());

const listUnknown = async () => (await storefront.control("GET", "/unknown")).body;

async function post(body: string, version = "2025-01") {
  const response = await fetch(`${storefront.url}/admin/api/${version}/graphql.json`, {
    method: "POST",
    headers: { "x-shopify-access-token": adminToken, "content-type": "application/json" },
    body,
  });
  return {
    status: response.status,
    version: response.headers.get("x-shopify-api-version"),
    body: await response.json(),
  };
}

const ask = (query: string, variables: object = {}) => post(JSON.stringify({ query, variables }));

test.each([
  ["a wrong token", "wrong"],
  ["the shop's public token", accessToken],
])("%s is refused as in the REST API", async (_name, token) => {
  const { errors } = await openAdminClient({ token }).client.request(
    "{ products(first: 1) { nodes { id } } }",
  );

  expect(errors?.networkStatusCode).toBe(401);
  expect(await errors?.response?.json()).toEqual({
    errors: "[API] Invalid API key or access token (unrecognized login or wrong password)",
  });
});

test("a request without a token is refused", async () => {
  const response = await fetch(`https://${shopDomain}/admin/api/2025-01/graphql.json`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ products(first: 1) { nodes { id } } }" }),
  });

  expect(response.status).toBe(401);
});

test.each([
  ["2025-01", "2025-01"],
  ["2025-10", "2026-04"],
])("version %s is answered by %s", async (asked, answered) => {
  const { status, version, body } = await post(
    JSON.stringify({ query: "{ products(first: 1) { nodes { id } } }" }),
    asked,
  );

  expect({ status, version }).toEqual({ status: 200, version: answered });
  expect(body.data.products.nodes).toHaveLength(1);
});

test("a response says what it cost", async () => {
  const { body } = await ask("{ products(first: 10) { nodes { id } } }");

  expect(body.extensions.cost).toEqual({
    requestedQueryCost: 5,
    throttleStatus: { maximumAvailable: 4000, currentlyAvailable: 4000, restoreRate: 200 },
  });
});

test.each([
  ["an operation", "query Who { currentAppInstallation { id } }", {}, "QueryRoot.currentAppInstallation"],
  [
    "a field",
    "query Who { products(first: 1) { nodes { translations { key } } } }",
    {},
    "Product.translations",
  ],
  [
    "an argument",
    "query Who { products(first: 1, savedSearchId: 1) { nodes { id } } }",
    {},
    "products(savedSearchId:)",
  ],
  [
    "an input field",
    'mutation Who { productSet(input: { title: "A", category: "gid://shopify/TaxonomyCategory/1" }) { product { id } } }',
    {},
    "ProductSetInput.category",
  ],
  [
    "an input field in a variable",
    "mutation Who($input: ProductSetInput!) { productSet(input: $input) { product { id } } }",
    { input: { title: "A", collections: [] } },
    "ProductSetInput.collections",
  ],
  ["a type", "query Who($input: CustomerInput) { products(first: 1) { nodes { id } } }", {}, "CustomerInput"],
  [
    "a sort key",
    "query Who { products(first: 1, sortKey: PUBLISHED_AT) { nodes { id } } }",
    {},
    "ProductSortKeys.PUBLISHED_AT",
  ],
  [
    "a field of a search",
    'query Who { products(first: 1, query: "gift_card:true") { nodes { id } } }',
    {},
    "QueryRoot.products(query:) with the field gift_card",
  ],
  [
    "a status",
    'mutation Who { productSet(input: { title: "A", status: ARCHIVED }) { product { id } } }',
    {},
    "ProductStatus.ARCHIVED",
  ],
  [
    "a column of a rule",
    `mutation Who {
      collectionCreate(input: {
        title: "A"
        ruleSet: { appliedDisjunctively: true, rules: [{ column: VARIANT_WEIGHT, relation: LESS_THAN, condition: "1" }] }
      }) { collection { id } }
    }`,
    {},
    "CollectionRuleColumn.VARIANT_WEIGHT",
  ],
  [
    "a job",
    'mutation Who { productSet(synchronous: false, input: { title: "A" }) { product { id } } }',
    {},
    "Mutation.productSet(synchronous: false)",
  ],
])("%s that isn't emulated names itself, and is listed", async (_name, query, variables, what) => {
  const { status, body } = await ask(query, variables);

  expect(status).toBe(200);
  expect(body.errors).toContainEqual(
    expect.objectContaining({ message: `${what} is not emulated.`, extensions: { code: "NOT_EMULATED" } }),
  );
  expect(await listUnknown()).toContainEqual({
    method: "POST",
    path: "/admin/api/2025-01/graphql.json",
    operation: "Who",
    what,
  });
});

test.each([
  ["a page that's too large", "{ products(first: 251) { nodes { id } } }", "first cannot exceed 250"],
  ["a page without a size", "{ products { nodes { id } } }", "you must provide one of first or last"],
  ["an ID that isn't global", '{ product(id: "90") { id } }', "Invalid global id '90'"],
  [
    "a list's beginning of a negative size",
    '{ product(id: "gid://shopify/Product/90") { options(first: -1) { name } } }',
    "first cannot be negative",
  ],
  [
    "a query that's too deep",
    "{ a".repeat(201) + " }".repeat(201),
    "Query has depth of 201, which exceeds max depth of 200",
  ],
])("%s is refused", async (_name, query, message) => {
  const { body } = await ask(query);

  expect(body.errors[0].message).toBe(message);
});

test("a price that isn't an amount is refused at its path", async () => {
  const { body } = await ask(
    "mutation ($input: ProductSetInput!) { productSet(input: $input) { product { id } } }",
    {
      input: {
        title: "A",
        productOptions: [{ name: "Title", values: [{ name: "Default Title" }] }],
        variants: [{ price: "free", optionValues: [{ optionName: "Title", name: "Default Title" }] }],
      },
    },
  );

  expect(body.data).toBeUndefined();
  expect(body.errors).toMatchObject([
    { extensions: { code: "INVALID_VARIABLE", problems: [{ path: ["variants", 0, "price"] }] } },
  ]);
});

test("a written price that isn't an amount is refused where it's written", async () => {
  const { body } = await ask(`mutation {
    productSet(input: { title: "A", variants: [{ optionValues: [], price: "free" }] }) { product { id } }
  }`);

  expect(body.data).toBeUndefined();
  expect(body.errors).toMatchObject([
    {
      message: expect.stringContaining("invalid money 'free'"),
      locations: [{ line: 2, column: 75 }],
      path: ["mutation", "productSet", "input", "variants", "price"],
    },
  ]);
});

test("a list of more than 250 inputs is refused, and so is a body over the limit", async () => {
  const tags = Array.from({ length: 251 }, (_, index) => `tag-${index}`);
  const long = await ask(
    "mutation ($input: ProductSetInput!) { productSet(input: $input) { product { id } } }",
    {
      input: { title: "A", tags },
    },
  );
  const large = await post(" ".repeat(1_000_001));

  expect(long.body.errors[0].extensions.code).toBe("MAX_INPUT_SIZE_EXCEEDED");
  expect(large.status).toBe(413);
});
