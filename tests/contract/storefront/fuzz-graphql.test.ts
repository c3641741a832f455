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
  ["ten thousand braces", "{".repeat(10_000)],
  ["ten thousand braces that are closed", nest("{a", "", "}", 10_000)],
  ["two thousand fields deep", `{ ${nest("a {", "b", "}", 2000)} }`],
  [
    "products within collections within products",
    `{ products(first: 250) { nodes { ${nest("collections(first: 250) { nodes { products(first: 250) { nodes {", "id", "} } } }", 4)} } } }`,
  ],
  ["five thousand aliases", `{ ${list(5000, (n) => `a${n}: shop { name }`)} }`],
  ["one field ten thousand times", `{ ${"__typename ".repeat(10_000)} }`],
  [
    "a field and two thousand of the same with arguments",
    `{ ${'product(handle: "a") { id } '.repeat(2000)} }`,
  ],
  ["a megabyte of spaces", " ".repeat(990_000)],
  ["a megabyte of commas", `{ shop { name } }${",".repeat(900_000)}`],
  ["a megabyte of a comment", `{ shop { name } } #${"x".repeat(900_000)}`],
  ["a megabyte of a name", `{ ${"a".repeat(900_000)} }`],
  ["a megabyte of a string", `{ product(handle: "${"a".repeat(900_000)}") { id } }`],
  ["a list ten thousand deep", `{ nodes(ids: ${nest("[", "", "]", 9000)}) { id } }`],
  [
    "an object five thousand deep",
    `mutation { cartCreate(input: ${nest("{ a: ", "1", "}", 5000)}) { cart { id } } }`,
  ],
  ["fragments in a circle", "{ shop { ...A } } fragment A on Shop { ...B } fragment B on Shop { ...A }"],
  ["a fragment of itself", "{ shop { ...A } } fragment A on Shop { ...A }"],
  [
    "a thousand fragments in a circle",
    `{ shop { ...F0 } } ${list(1000, (n) => `fragment F${n} on Shop { ...F${(n + 1) % 1000} }`)}`,
  ],
  [
    "a thousand fragments that nobody uses",
    `{ shop { name } } ${list(1000, (n) => `fragment F${n} on Shop { name }`)}`,
  ],
  ["fragments that double", `{ shop { ...F0 } } ${doubling} fragment F24 on Shop { name }`],
  ["a thousand directives", `{ shop { name ${"@include(if: true) ".repeat(1000)} } }`],
  ["a thousand contexts", `query ${"@inContext(country: US) ".repeat(1000)} { shop { name } }`],
  ["a thousand operations", list(1000, (n) => `query Q${n} { shop { name } }`)],
  ["a thousand variables", `query (${list(1000, (n) => `$v${n}: Int`)}) { shop { name } }`],
  [
    "introspection within introspection",
    `{ __schema { types { ${nest("fields { type {", "name", "} }", 60)} } } }`,
  ],
  ["a subscription", "subscription { shop { name } }"],
  ["a schema", "type Query { a: Int }"],
  ["a field of JavaScript's", "{ __proto__ constructor toString hasOwnProperty }"],
  ["a NUL", "{ shop \0 { name } }"],
  ["half of a letter", '{ product(handle: "\\ud800") { id } }'],
  ["a string that is not closed", '{ product(handle: "'],
  ["a number past all numbers", `{ products(first: ${"9".repeat(5000)}) { nodes { id } } }`],
])("%s is answered at once, and so is the next", async (_name, query) => {
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
)("the cart id %j names no cart, and changes none", async (_name, id) => {
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
  ["a query that is a list", { query: ["{ shop { name } }"] }],
  ["variables that are a list", { query: "{ shop { name } }", variables: [] }],
  ["an operation name that is an object", { query: "{ shop { name } }", operationName: {} }],
  ["brackets a hundred thousand deep", nest("[", "", "]", 100_000)],
  ["objects a hundred thousand deep", nest('{"query":', "1", "}", 90_000)],
  ["bytes that are no letters", "\ud800\ud800"],
])("a body that is %s is refused with 400", async (_name, body) => {
  const answer = await target.askGraphql("buyer", body);

  expect(target.findFaults(answer)).toEqual([]);
  expect(answer.status).toBe(400);
});

test.each<[string, string, unknown]>([
  ["an id that is an object", "query ($v: ID!) { cart(id: $v) { id } }", {}],
  ["an id that is a list of lists", "query ($v: [ID!]!) { nodes(ids: $v) { id } }", [[["a"]]]],
  ["a handle of a prototype", "query ($v: String) { product(handle: $v) { id } }", "__proto__"],
  [
    "a handle of a hundred thousand letters",
    "query ($v: String) { product(handle: $v) { id } }",
    "a".repeat(100_000),
  ],
  ["a number past all numbers", "query ($v: Int) { products(first: $v) { nodes { id } } }", 1e300],
  ["a page of less than nothing", "query ($v: Int) { products(first: $v) { nodes { id } } }", -1],
  ["a cursor that is none", "query ($v: String) { products(first: 1, after: $v) { nodes { id } } }", "\0💥"],
  [
    "a cursor past all places",
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
    "lines deep within lines",
    "mutation ($v: CartInput) { cartCreate(input: $v) { cart { id } } }",
    { lines: { lines: { lines: [] } } },
  ],
  [
    "an input with a prototype",
    "mutation ($v: CartInput) { cartCreate(input: $v) { cart { id } } }",
    JSON.parse('{"__proto__":{"note":"x"}}'),
  ],
  [
    "a quantity past all quantities",
    'mutation ($v: Int) { cartCreate(input: { lines: [{ merchandiseId: "gid://shopify/ProductVariant/8400000000011", quantity: $v }] }) { cart { id } userErrors { message } } }',
    2 ** 31,
  ],
  [
    "a note of half a megabyte",
    "mutation ($v: String) { cartCreate(input: { note: $v }) { cart { id } userErrors { message } } }",
    "n".repeat(500_000),
  ],
  [
    "ten thousand codes",
    "mutation ($v: [String!]) { cartCreate(input: { discountCodes: $v }) { cart { id } } }",
    Array.from({ length: 10_000 }, String),
  ],
  [
    "a picture of no size",
    "query ($v: Int) { products(first: 5) { nodes { featuredImage { url(transform: { maxWidth: $v }) } } } }",
    -(2 ** 31),
  ],
])("%s as a variable is answered at once", async (_name, query, v) => {
  const answer = await target.askGraphql("buyer", { query, variables: { v } });

  expect(target.findFaults(answer)).toEqual([]);
  expect(answer.status).toBe(200);
});

test("the shop is as it was before all these", async () => {
  expect(await target.findDamage()).toEqual([]);
});
