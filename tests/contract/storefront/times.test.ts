import { afterAll, beforeAll, expect, test } from "vitest";
import { createCart } from "../../support/cart.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ now: () => new Date("2026-07-28T01:32:53.847Z") });
});
afterAll(() => storefront.stop());

const moment = "2026-07-28T01:32:53Z";

// As in recorded responses from a real shop in 2026-04.
test("times in GraphQL have no milliseconds", async () => {
  const { id } = await createCart(storefront, {});
  await storefront.admin("PUT", "/products/90.json", { product: { tags: "new" } });

  const { body } = await storefront.ask(
    'query ($id: ID!) { cart(id: $id) { createdAt updatedAt } product(id: "gid://shopify/Product/90") { createdAt updatedAt } }',
    { id },
  );

  expect(body.data).toEqual({
    cart: { createdAt: moment, updatedAt: moment },
    product: { createdAt: "2026-01-05T15:00:00Z", updatedAt: moment },
  });
});

// Shopify's documentation shows whole seconds and the shop's own time zone, which is UTC here.
test("times in REST have no milliseconds", async () => {
  await storefront.admin("PUT", "/products/90.json", { product: { tags: "newer" } });

  const { body } = await storefront.admin("GET", "/products/90.json");
  const { body: hook } = await storefront.admin("POST", "/webhooks.json", {
    webhook: { topic: "orders/create", address: "http://127.0.0.1:1/hook", format: "json" },
  });

  expect(body.product).toMatchObject({
    created_at: "2026-01-05T15:00:00Z",
    updated_at: moment,
    variants: [{ updated_at: moment }, {}],
  });
  expect(hook.webhook).toMatchObject({ created_at: moment, updated_at: moment });
});
