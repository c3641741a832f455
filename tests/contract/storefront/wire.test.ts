import { afterAll, beforeAll, expect, test } from "vitest";
import { accessToken, type RunningStorefront, startStorefront } from "../../support/storefront.ts";

let storefront: RunningStorefront;
beforeAll(async () => {
  storefront = await startStorefront();
});
afterAll(() => storefront.stop());

const query = "{ shop { name } }";
const named = { shop: { name: "Handshape" } };

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
  // The end of this type is announced for Shopify's other APIs, not for this one; hydrogen-react sends it when asked.
  ["application/graphql", query],
  ["application/graphql; charset=utf-8", query],
])("a body of the type %s is read", async (type, body) => {
  const { status, json } = await send({ type, body });

  expect(status).toBe(200);
  expect(json.data).toEqual(named);
});

// Documented: 400 when "the Content-Type header wasn't correctly set to application/json" (shopify.dev, "API response status and
// error codes"). The words are those for a query that is missing, which a body that is not read cannot bring.
test.each([
  ["text/plain;charset=UTF-8", JSON.stringify({ query })],
  ["application/x-www-form-urlencoded", `query=${encodeURIComponent(query)}`],
  ["application/graphql", ""],
])("a body of the type %s that brings no query is refused with 400", async (type, body) => {
  const { status, json } = await send({ type, body });

  expect(status).toBe(400);
  expect(json).toEqual({ errors: { query: "Required parameter missing or invalid" } });
});

test("a body without a type is refused with 400", async () => {
  const { status, json } = await send({ body: new TextEncoder().encode(JSON.stringify({ query })) });

  expect(status).toBe(400);
  expect(json).toEqual({ errors: { query: "Required parameter missing or invalid" } });
});

// "GraphQL queries are executed by sending POST HTTP requests to the endpoint" is all that is documented; what else is asked there
// is answered as an address that is not there.
test.each([
  ["GET", `/api/2025-01/graphql.json?query=${encodeURIComponent(query)}`],
  ["PUT", "/api/2025-01/graphql.json"],
  ["DELETE", "/api/2025-01/graphql"],
])("%s %s is not found: the endpoint takes POST alone", async (method, path) => {
  const { status, json, headers } = await send({ method, path });

  expect(status).toBe(404);
  expect(json).toEqual({ errors: "Not Found" });
  expect(headers.get("x-shopify-api-version")).toBeNull();
});

// Documented: an expired version is answered by the oldest that is supported (shopify.dev, "API versioning"). Of those between the
// two that are held here, and of those to come, the nearest answers.
test.each([
  ["2025-01", "2025-01"],
  ["2026-04", "2026-04"],
  ["2024-01", "2025-01"],
  ["2025-07", "2026-04"],
  ["2027-01", "2026-04"],
  ["unstable", "2026-04"],
])("version %s is answered as %s, and says so", async (asked, answered) => {
  const { json, headers } = await send({
    path: `/api/${asked}/graphql.json`,
    type: "application/json",
    body: JSON.stringify({ query }),
  });

  expect(json.data).toEqual(named);
  expect(headers.get("x-shopify-api-version")).toBe(answered);
});

// Reported: a path whose version is none is answered with 404 and these words, as by Shopify's REST API.
test.each([["latest"], ["2025-1"], ["2025"], ["2025-01-01"], ["v1"]])(
  "a path with the version %s is not found",
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
  "%s, without a version, is answered by the oldest one",
  async (path) => {
    const { json, headers } = await send({ path, type: "application/json", body: JSON.stringify({ query }) });

    expect(json.data).toEqual(named);
    expect(headers.get("x-shopify-api-version")).toBe("2025-01");
  },
);

test("the version is told with every answer of the endpoint, errors included", async () => {
  const versions = [
    await send({ type: "application/json", body: "not json" }),
    await send({ type: "application/json", body: JSON.stringify({ query: "{ nope }" }) }),
  ].map(({ headers }) => headers.get("x-shopify-api-version"));

  expect(versions).toEqual(["2025-01", "2025-01"]);
});
