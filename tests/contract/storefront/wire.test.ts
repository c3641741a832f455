import { afterAll, beforeAll, expect, test } from "vitest";
import { accessToken, type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
afterAll(() => storefront.stop());

const query = "{ shop { name } }";
const named = { shop: { name: "Test shop" } };

interface Sent {
  path?: string;
  method?: string;
  type?: string;
  body?: string | Uint8Array<ArrayBuffer>;
}

async function send({ path = "/api/2025-01/graphql.json", method = "POST", type, body }: Sent) {
  const response = await fetch(storefront.url + path, {
    method,
    headers: {
      "x-shopify-storefront-access-token": accessToken,
      ...(type === undefined ? {} : { "content-type": type }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, json: text === "" ? null : JSON.parse(text) };
}

test.each([
  ["application/json", JSON.stringify({ query })],
  ["application/json; charset=utf-8", JSON.stringify({ query })],
  ["Application/JSON", JSON.stringify({ query })],
  // Shopify announced the end of this type for its other APIs, but not for this one, and hydrogen-react can send it.
  ["application/graphql", query],
  ["application/graphql; charset=utf-8", query],
])("a body of type %s is accepted", async (type, body) => {
  const { status, json } = await send({ type, body });

  expect(status).toBe(200);
  expect(json.data).toEqual(named);
});

// Documented: 400 when "the Content-Type header wasn't correctly set to application/json" (shopify.dev, "API response status and
// error codes"). The message is the one for a missing query, because an unread body has none.
test.each([
  ["text/plain;charset=UTF-8", JSON.stringify({ query })],
  ["application/x-www-form-urlencoded", `query=${encodeURIComponent(query)}`],
  ["application/graphql", ""],
])("returns 400 for a body of type %s without a query", async (type, body) => {
  const { status, json } = await send({ type, body });

  expect(status).toBe(400);
  expect(json).toEqual({ errors: { query: "Required parameter missing or invalid" } });
});

test("returns 400 for a body without a type", async () => {
  const { status, json } = await send({ body: new TextEncoder().encode(JSON.stringify({ query })) });

  expect(status).toBe(400);
  expect(json).toEqual({ errors: { query: "Required parameter missing or invalid" } });
});

// "GraphQL queries are executed by sending POST HTTP requests to the endpoint" is all that's documented. Other methods get a 404.
test.each([
  ["GET", `/api/2025-01/graphql.json?query=${encodeURIComponent(query)}`],
  ["PUT", "/api/2025-01/graphql.json"],
  ["DELETE", "/api/2025-01/graphql"],
])("%s %s isn't found, because the endpoint only accepts POST", async (method, path) => {
  const { status, json, headers } = await send({ method, path });

  expect(status).toBe(404);
  expect(json).toEqual({ errors: "Not Found" });
  expect(headers.get("x-shopify-api-version")).toBeNull();
});

// Documented: the oldest supported version answers for an expired one (shopify.dev, "API versioning"). For versions between the
// two emulated here, and later ones, the nearest answers.
test.each([
  ["2025-01", "2025-01"],
  ["2026-04", "2026-04"],
  ["2024-01", "2025-01"],
  ["2025-07", "2026-04"],
  ["2027-01", "2026-04"],
  ["unstable", "2026-04"],
])("version %s is served by %s, and the response says so", async (asked, answered) => {
  const { json, headers } = await send({
    path: `/api/${asked}/graphql.json`,
    type: "application/json",
    body: JSON.stringify({ query }),
  });

  expect(json.data).toEqual(named);
  expect(headers.get("x-shopify-api-version")).toBe(answered);
});

// Reported: a path with an invalid version gets a 404 with this message, as in Shopify's REST API.
test.each([["latest"], ["2025-1"], ["2025"], ["2025-01-01"], ["v1"]])(
  "a path with the version %s isn't found",
  async (version) => {
    const { status, json, headers } = await send({
      path: `/api/${version}/graphql.json`,
      type: "application/json",
      body: JSON.stringify({ query }),
    });

    expect(status).toBe(404);
    expect(json).toEqual({ errors: "Not Found" });
    expect(headers.get("x-shopify-api-version")).toBeNull();
  },
);

// Documented: without a version "the API defaults to the oldest supported stable version" (shopify.dev, "API versioning").
test.each([["/api/graphql.json"], ["/api/graphql"]])(
  "%s, without a version, is served by the oldest one",
  async (path) => {
    const { json, headers } = await send({ path, type: "application/json", body: JSON.stringify({ query }) });

    expect(json.data).toEqual(named);
    expect(headers.get("x-shopify-api-version")).toBe("2025-01");
  },
);

test("every response of the endpoint has the version, errors included", async () => {
  const versions = [
    await send({ type: "application/json", body: "not json" }),
    await send({ type: "application/json", body: JSON.stringify({ query: "{ nope }" }) }),
  ].map(({ headers }) => headers.get("x-shopify-api-version"));

  expect(versions).toEqual(["2025-01", "2025-01"]);
});
