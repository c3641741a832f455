import { afterAll, beforeAll, expect, test } from "vitest";
import { type StorefrontTarget, startStorefrontTarget } from "../../support/fuzz/storefront-target.ts";

let target: StorefrontTarget;

beforeAll(async () => {
  target = await startStorefrontTarget();
});

afterAll(() => target[Symbol.asyncDispose]());

const nest = (open: string, inner: string, close: string, depth: number) =>
  open.repeat(depth) + inner + close.repeat(depth);
const list = (count: number, toItem: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => toItem(index)).join(" ");
const doubling = list(24, (n) => `fragment F${n} on Shop { ...F${n + 1} ...F${n + 1} }`);

test.each([
  ["10,000 open braces", "{".repeat(10_000)],
  ["10,000 closed braces", nest("{a", "", "}", 10_000)],
  ["2,000 nested fields", `{ ${nest("a {", "b", "}", 2000)} }`],
  [
    "products nested in collections nested in products",
    `{ products(first: 250) { nodes { ${nest("collections(first: 250) { nodes { products(first: 250) { nodes {", "id", "} } } }", 4)} } } }`,
  ],
  ["5,000 aliases", `{ ${list(5000, (n) => `a${n}: shop { name }`)} }`],
  ["one field 10,000 times", `{ ${"__typename ".repeat(10_000)} }`],
  [
    "a field next to two thousand copies of it with arguments",
    `{ ${'product(handle: "a") { id } '.repeat(2000)} }`,
  ],
  ["a megabyte of whitespace", " ".repeat(990_000)],
  ["a megabyte of commas", `{ shop { name } }${",".repeat(900_000)}`],
  ["a one-megabyte comment", `{ shop { name } } #${"x".repeat(900_000)}`],
  ["a one-megabyte name", `{ ${"a".repeat(900_000)} }`],
  ["a one-megabyte string", `{ product(handle: "${"a".repeat(900_000)}") { id } }`],
  ["a list nested 10,000 deep", `{ nodes(ids: ${nest("[", "", "]", 9000)}) { id } }`],
  [
    "an object nested 5,000 deep",
    `mutation { cartCreate(input: ${nest("{ a: ", "1", "}", 5000)}) { cart { id } } }`,
  ],
  ["circular fragments", "{ shop { ...A } } fragment A on Shop { ...B } fragment B on Shop { ...A }"],
  ["a fragment that spreads itself", "{ shop { ...A } } fragment A on Shop { ...A }"],
  [
    "a thousand circular fragments",
    `{ shop { ...F0 } } ${list(1000, (n) => `fragment F${n} on Shop { ...F${(n + 1) % 1000} }`)}`,
  ],
  [
    "a thousand unused fragments",
    `{ shop { name } } ${list(1000, (n) => `fragment F${n} on Shop { name }`)}`,
  ],
  ["fragments that expand exponentially", `{ shop { ...F0 } } ${doubling} fragment F24 on Shop { name }`],
  ["a thousand directives", `{ shop { name ${"@include(if: true) ".repeat(1000)} } }`],
  ["a thousand contexts", `query ${"@inContext(country: US) ".repeat(1000)} { shop { name } }`],
  ["a thousand operations", list(1000, (n) => `query Q${n} { shop { name } }`)],
  ["a thousand variables", `query (${list(1000, (n) => `$v${n}: Int`)}) { shop { name } }`],
  ["nested introspection", `{ __schema { types { ${nest("fields { type {", "name", "} }", 60)} } } }`],
  ["a subscription", "subscription { shop { name } }"],
  ["a schema", "type Query { a: Int }"],
  ["prototype members as fields", "{ __proto__ constructor toString hasOwnProperty }"],
  ["a NUL", "{ shop \0 { name } }"],
  ["a lone surrogate", '{ product(handle: "\\ud800") { id } }'],
  ["an unclosed string", '{ product(handle: "'],
  ["a number that overflows", `{ products(first: ${"9".repeat(5000)}) { nodes { id } } }`],
])("%s gets a prompt response, and so does the next query", async (_name, query) => {
  const answer = await target.askGraphql("buyer", { query });
  const next = await target.askGraphql("buyer", { query: "{ shop { name } }" });

  expect(target.findFaults(answer)).toEqual([]);
  expect(answer.status).toBe(200);
  expect(next.text).toContain('{"data":{"shop":{"name":"Handshape"}},');
});

const readCart = "query ($id: ID!) { cart(id: $id) { id note } }";
const setNote = 'mutation ($id: ID!) { cartNoteUpdate(cartId: $id, note: "theirs") { cart { id } } }';

test.each(
  [
    "",
    "gid://shopify/Cart/",
    "gid://shopify/Cart/?key=",
    "gid://shopify/Cart/../../etc/passwd?key=a",
    "gid://shopify/Cart/__proto__?key=constructor",
    "gid://shopify/Cart/%00?key=%00",
    "gid://shopify/Cart/\0?key=\0",
    "gid://shopify/Cart/' or 1=1 --?key=' or 1=1 --",
    "gid://shopify/Cart/%?key=%",
    "gid://shopify/Cart/_?key=_",
    `gid://shopify/Cart/${"a".repeat(100_000)}?key=${"b".repeat(100_000)}`,
    "gid://shopify/Product/1",
    "gid://shopify/Cart/1?key=1&key=2",
    "gid://elsewhere/Cart/1",
  ].map((id) => [id.slice(0, 60), id]),
)("the cart ID %j finds no cart and changes none", async (_name, id) => {
  const read = await target.askGraphql("buyer", { query: readCart, variables: { id } });
  const changed = await target.askGraphql("buyer", { query: setNote, variables: { id } });

  expect([...target.findFaults(read), ...target.findFaults(changed)]).toEqual([]);
  expect(read.text).not.toContain("mine");
  expect(changed.text).not.toContain('"cart":{');
});

test.each<[string, unknown]>([
  ["null", null],
  ["a list", [1]],
  ["a list of operations", [{ query: "{ shop { name } }" }]],
  ["a number", 7],
  ["a list as its query", { query: ["{ shop { name } }"] }],
  ["a list as its variables", { query: "{ shop { name } }", variables: [] }],
  ["an object as its operation name", { query: "{ shop { name } }", operationName: {} }],
  ["arrays nested 100,000 deep", nest("[", "", "]", 100_000)],
  ["objects nested 90,000 deep", nest('{"query":', "1", "}", 90_000)],
  ["lone surrogates", "\ud800\ud800"],
])("returns 400 for a body with %s", async (_name, body) => {
  const answer = await target.askGraphql("buyer", body);

  expect(target.findFaults(answer)).toEqual([]);
  expect(answer.status).toBe(400);
});

test.each<[string, string, unknown]>([
  ["an object as an ID", "query ($v: ID!) { cart(id: $v) { id } }", {}],
  ["nested lists as IDs", "query ($v: [ID!]!) { nodes(ids: $v) { id } }", [[["a"]]]],
  ["__proto__ as a handle", "query ($v: String) { product(handle: $v) { id } }", "__proto__"],
  [
    "a handle of 100,000 characters",
    "query ($v: String) { product(handle: $v) { id } }",
    "a".repeat(100_000),
  ],
  ["a number that overflows", "query ($v: Int) { products(first: $v) { nodes { id } } }", 1e300],
  ["a negative page size", "query ($v: Int) { products(first: $v) { nodes { id } } }", -1],
  ["an invalid cursor", "query ($v: String) { products(first: 1, after: $v) { nodes { id } } }", "\0💥"],
  [
    "a cursor out of range",
    "query ($v: String) { products(first: 1, after: $v) { nodes { id } } }",
    Buffer.from('{"last_id":"__proto__","last_value":9007199254740991}').toString("base64"),
  ],
  [
    "a search of operators",
    "query ($v: String) { products(first: 5, query: $v) { nodes { id } } }",
    "(((NOT OR AND -:".repeat(200),
  ],
  [
    "a search of parentheses",
    "query ($v: String) { products(first: 5, query: $v) { nodes { id } } }",
    nest("(", "a", ")", 5000),
  ],
  [
    "a search of asterisks",
    "query ($v: String!) { search(first: 5, query: $v) { nodes { __typename } } }",
    "*a".repeat(2000),
  ],
  [
    "a prediction for a long word",
    "query ($v: String!) { predictiveSearch(query: $v) { queries { text } } }",
    "a".repeat(50_000),
  ],
  [
    "deeply nested lines",
    "mutation ($v: CartInput) { cartCreate(input: $v) { cart { id } } }",
    { lines: { lines: { lines: [] } } },
  ],
  [
    "an input with a prototype",
    "mutation ($v: CartInput) { cartCreate(input: $v) { cart { id } } }",
    JSON.parse('{"__proto__":{"note":"x"}}'),
  ],
  [
    "a quantity that overflows",
    'mutation ($v: Int) { cartCreate(input: { lines: [{ merchandiseId: "gid://shopify/ProductVariant/8400000000011", quantity: $v }] }) { cart { id } userErrors { message } } }',
    2 ** 31,
  ],
  [
    "a half-megabyte note",
    "mutation ($v: String) { cartCreate(input: { note: $v }) { cart { id } userErrors { message } } }",
    "n".repeat(500_000),
  ],
  [
    "10,000 codes",
    "mutation ($v: [String!]) { cartCreate(input: { discountCodes: $v }) { cart { id } } }",
    Array.from({ length: 10_000 }, String),
  ],
  [
    "an image of size zero",
    "query ($v: Int) { products(first: 5) { nodes { featuredImage { url(transform: { maxWidth: $v }) } } } }",
    -(2 ** 31),
  ],
])("%s as a variable gets a prompt response", async (_name, query, v) => {
  const answer = await target.askGraphql("buyer", { query, variables: { v } });

  expect(target.findFaults(answer)).toEqual([]);
  expect(answer.status).toBe(200);
});

test("the shop is unchanged after all of these", async () => {
  expect(await target.findDamage()).toEqual([]);
});
