import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startHostedStorefront } from "../../support/hosted-storefront.ts";
import { course, courseQuery, openApiClient } from "../../support/open-api-client.ts";
import type { TestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startHostedStorefront();
});
afterEach(() => storefront.control("DELETE", "/faults"));
afterAll(() => storefront.stop());

const graphql = "/api/*/graphql.json";
const cause = (...rules: object[]) => storefront.control("PUT", "/faults", rules);

describe("a failed response", () => {
  const unavailable = { error: { status: 503, headers: { "retry-after": "1" } } };

  test.each([
    [429, { refusal: "too-many-requests" }],
    [503, unavailable],
  ])("with %i is retried", async (_status, fault) => {
    await cause({ path: graphql, times: 2, ...fault });
    const { client, countRetries } = openApiClient({ retries: 2 });

    const { data } = await client.request(courseQuery, course);

    expect(data).toEqual(course.data);
    expect(countRetries()).toBe(2);
  });

  test.each([
    [429, "GraphQL Client: Too Many Requests", { refusal: "too-many-requests" }],
    [503, "GraphQL Client: Service Unavailable", unavailable],
  ])("with %i on every attempt is an error", async (status, message, fault) => {
    await cause({ path: graphql, ...fault });
    const { client, countRetries } = openApiClient({ retries: 1 });

    const { data, errors } = await client.request(courseQuery, course);

    expect(data).toBeUndefined();
    expect(errors).toMatchObject({ networkStatusCode: status, message });
    expect(countRetries()).toBe(1);
  });

  test.each([
    [430, { refusal: "security-rejection" }],
    [500, { error: { status: 500 } }],
  ])("with %i is an error right away", async (status, fault) => {
    await cause({ path: graphql, ...fault });
    const { client, countRetries } = openApiClient({ retries: 3 });

    const { errors } = await client.request(courseQuery, course);

    expect(errors).toMatchObject({ networkStatusCode: status });
    expect(countRetries()).toBe(0);
  });

  test("from a broken connection is retried", async () => {
    await cause({ path: graphql, times: 1, drop: "before" });
    const { client, countRetries } = openApiClient({ retries: 1 });

    const { data } = await client.request(courseQuery, course);

    expect(data).toEqual(course.data);
    expect(countRetries()).toBe(1);
  });

  test("from throttling has its code and isn't retried", async () => {
    await cause({ path: graphql, refusal: "throttled" });
    const { client, countRetries } = openApiClient({ retries: 1 });

    const { data, errors } = await client.request(courseQuery, course);

    expect(data).toBeUndefined();
    expect(errors).toMatchObject({
      networkStatusCode: 200,
      graphQLErrors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }],
    });
    expect(countRetries()).toBe(0);
  });
});

describe("a rejection", () => {
  test("of the token is a 401", async () => {
    const { client } = openApiClient({ token: "wrong" });

    const { data, errors } = await client.request(courseQuery, course);

    expect(data).toBeUndefined();
    expect(errors).toMatchObject({ networkStatusCode: 401, message: "GraphQL Client: Unauthorized" });
  });

  test("of a query has no data and a GraphQL error", async () => {
    const { client } = openApiClient();

    const { data, errors } = await client.request("{ shop { nope } }");

    expect(data).toBeUndefined();
    expect(errors).toMatchObject({
      networkStatusCode: 200,
      graphQLErrors: [
        {
          message: "Field 'nope' doesn't exist on type 'Shop'",
          extensions: { code: "undefinedField", typeName: "Shop", fieldName: "nope" },
        },
      ],
    });
  });

  test("of variables has no data and a GraphQL error", async () => {
    const { client } = openApiClient();

    const { data, errors } = await client.request(courseQuery, { variables: {} });

    expect(data).toBeUndefined();
    expect(errors?.graphQLErrors).toMatchObject([{ extensions: { code: "INVALID_VARIABLE" } }]);
  });

  test("of one field comes with the data of the others", async () => {
    const { client } = openApiClient();

    const { data, errors } = await client.request(
      '{ shop { name } node(id: "gid://shopify/Order/1") { id } }',
    );

    expect(data).toEqual({ shop: { name: "Test shop" }, node: null });
    expect(errors?.graphQLErrors).toMatchObject([{ path: ["node"], extensions: { code: "NOT_EMULATED" } }]);
  });

  test("of a mutation is data, in userErrors", async () => {
    const { client } = openApiClient();
    const addLines = `mutation ($cartId: ID!) {
      cartLinesAdd(cartId: $cartId, lines: []) { cart { id } userErrors { code field message } }
    }`;

    const { data, errors } = await client.request(addLines, {
      variables: { cartId: "gid://shopify/Cart/nobody?key=none" },
    });

    expect(errors).toBeUndefined();
    expect(data.cartLinesAdd).toEqual({
      cart: null,
      userErrors: [{ code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." }],
    });
  });
});
