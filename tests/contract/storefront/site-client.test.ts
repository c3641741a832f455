import { createServer } from "node:net";
import { productPriceQuery } from "@shop/web/commerce/operations/product-operations.ts";
import { cartQuery, createCartMutation } from "@shop/web/commerce/operations/cart-operations.ts";
import { createStorefrontClient } from "@shop/web/commerce/storefront-client.ts";
import { serve } from "@shop/emulators/http/serve.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessToken, type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { startHttpServer } from "../../support/start-http-server.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
afterAll(() => storefront.stop());

const course = { handle: "level-1a-online-asl-course", country: "US" } as const;

/** A shop that returns a test's responses in order and counts the requests. */
async function serveAnswers(...answers: (() => Response | Promise<Response>)[]) {
  const asked: Request[] = [];
  const served = await serve({
    port: 0,
    fetch: async (request) => {
      asked.push(request);
      const answer = answers[asked.length - 1];
      return answer ? answer() : Response.error();
    },
  });
  return { ...served, asked };
}

/** A shop whose connections all break before a response. */
async function breakConnections() {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  const url = await startHttpServer(server);
  return { url, connections: () => connections, close: () => server.close() };
}

test("the response is the operation's data", async () => {
  const request = createStorefrontClient({ url: storefront.url, accessToken });

  const { product } = await request(productPriceQuery, course);

  expect(product).toMatchObject({ handle: course.handle, tags: ["adult", "course"] });
});

test("the first error is thrown, with its code, the query and status 500", async () => {
  const request = createStorefrontClient({ url: storefront.url, accessToken: "wrong" });

  await expect(request(productPriceQuery, course)).rejects.toMatchObject({
    name: "StorefrontError",
    message: 'Storefront ProductPrice "level-1a-online-asl-course": UNAUTHORIZED',
    code: "UNAUTHORIZED",
    status: 401,
    query: productPriceQuery.toString(),
  });
});

test("errors next to data are thrown too, with status 500", async () => {
  const shop = await serveAnswers(() =>
    Response.json({
      data: { product: null },
      errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }, { message: "second" }],
    }),
  );
  const request = createStorefrontClient({ url: shop.url, accessToken });

  await expect(request(productPriceQuery, course)).rejects.toMatchObject({
    message: 'Storefront ProductPrice "level-1a-online-asl-course": Throttled',
    code: "THROTTLED",
    status: 500,
  });
  await shop.close();
});

test.each([
  [502, "<h1>Bad Gateway</h1>", "HTTP 502, no data"],
  [
    400,
    '{"errors":{"query":"Required parameter missing or invalid"}}',
    'HTTP 400, {"query":"Required parameter missing or invalid"}',
  ],
])("a %i response that isn't GraphQL is thrown with its status", async (status, body, reason) => {
  const shop = await serveAnswers(() => new Response(body, { status }));
  const request = createStorefrontClient({ url: shop.url, accessToken });

  await expect(request(productPriceQuery, course)).rejects.toMatchObject({
    message: `Storefront ProductPrice "level-1a-online-asl-course": ${reason}`,
    status,
    code: "BAD_RESPONSE",
  });
  await shop.close();
});

test("a shop that's down is unreachable", async () => {
  const shop = await serveAnswers();
  await shop.close();
  const request = createStorefrontClient({ url: shop.url, accessToken });

  await expect(request(productPriceQuery, course)).rejects.toMatchObject({
    code: "UNREACHABLE",
    status: 500,
  });
});

test("a shop that times out is unreachable, and isn't retried", async () => {
  const shop = await serveAnswers(() => new Promise<Response>(() => {}));
  const request = createStorefrontClient({ url: shop.url, accessToken, timeout: 50 });

  await expect(request(productPriceQuery, course)).rejects.toMatchObject({ code: "UNREACHABLE" });
  expect(shop.asked).toHaveLength(1);
  await shop.close();
});

test("an error in a cart operation doesn't include the cart's key", async () => {
  const request = createStorefrontClient({ url: storefront.url, accessToken: "wrong" });
  const cartId = "gid://shopify/Cart/abc?key=secret";

  await expect(request(cartQuery, { cartId, country: "US" })).rejects.toMatchObject({
    message: "Storefront Cart: UNAUTHORIZED",
  });
});

test("the shopper's IP is sent only with a private token, if it's known", async () => {
  const answer = () => Response.json({ data: { product: null } });
  const shop = await serveAnswers(answer, answer, answer);
  const asServer = createStorefrontClient({ url: shop.url, accessToken, privateToken: "private" });
  const asBrowser = createStorefrontClient({ url: shop.url, accessToken });

  await asServer(productPriceQuery, course, { buyerIp: "203.0.113.7" });
  await asServer(productPriceQuery, course);
  await asBrowser(productPriceQuery, course, { buyerIp: "203.0.113.7" });

  const names = [
    "shopify-storefront-private-token",
    "shopify-storefront-buyer-ip",
    "x-shopify-storefront-access-token",
  ];
  expect(shop.asked.map(({ headers }) => names.map((name) => headers.get(name)))).toEqual([
    ["private", "203.0.113.7", null],
    ["private", null, null],
    [null, null, accessToken],
  ]);
  await shop.close();
});

test("a query is retried once after a broken connection", async () => {
  const shop = await breakConnections();
  const request = createStorefrontClient({ url: shop.url, accessToken });

  await expect(request(productPriceQuery, course)).rejects.toMatchObject({ code: "UNREACHABLE" });
  expect(shop.connections()).toBe(2);
  shop.close();
});

test("a mutation is never retried", async () => {
  const shop = await breakConnections();
  const request = createStorefrontClient({ url: shop.url, accessToken });

  await expect(request(createCartMutation, { input: {}, country: "US" })).rejects.toMatchObject({
    code: "UNREACHABLE",
  });
  expect(shop.connections()).toBe(1);
  shop.close();
});
