import { afterEach, beforeEach, expect, test } from "vitest";
import { createCart } from "../../support/cart.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

let storefront: TestStorefront;
beforeEach(async () => {
  storefront = await startTestStorefront();
});
afterEach(() => storefront.stop());

const readTitle = async (handle: string) => {
  const { body } = await storefront.ask("query ($handle: String) { product(handle: $handle) { title } }", {
    handle,
  });
  return body.data.product?.title ?? null;
};

const product = {
  id: "gid://shopify/Product/500",
  handle: "a-new-course",
  title: "A new course",
  variants: [
    {
      id: "gid://shopify/ProductVariant/501",
      title: "online course",
      prices: { USD: { amount: 100, compareAt: null }, CAD: { amount: 140, compareAt: null } },
    },
  ],
  createdAt: "2026-11-21T10:00:00Z",
  updatedAt: "2026-11-21T10:00:00Z",
};

test("a reset restores the seed and deletes everything else", async () => {
  const { id } = await createCart(storefront, { lines: [{ merchandiseId: variants.course }] });
  await storefront.admin("PUT", "/products/90.json", { product: { title: "Changed" } });
  await storefront.admin("POST", "/webhooks.json", {
    webhook: { topic: "carts/update", address: "http://127.0.0.1:9/hook" },
  });

  const { body } = await storefront.control("POST", "/reset", {});

  expect(body).toEqual({ seeded: true });
  expect(await readTitle("getting-started-with-asl")).toBe("Getting Started with ASL");
  expect(
    (await storefront.ask("query ($id: ID!) { cart(id: $id) { id } }", { id })).body.data.cart,
  ).toBeNull();
  expect((await storefront.admin("GET", "/webhooks.json")).body.webhooks).toEqual([]);
});

test("an emptied shop stays empty, even after a restart", async () => {
  await storefront.control("POST", "/reset", { seed: false });
  const emptied = await storefront.ask("{ products(first: 5) { nodes { title } } }");
  await storefront.restart();
  const restarted = await storefront.ask("{ products(first: 5) { nodes { title } } }");

  expect(emptied.body.data.products.nodes).toEqual([]);
  expect(restarted.body.data.products.nodes).toEqual([]);
});

test("requests during a reset wait for its end", async () => {
  const [, ...answers] = await Promise.all([
    storefront.control("POST", "/reset", {}),
    storefront.control("POST", "/reset", {}),
    ...Array.from({ length: 20 }, () => storefront.ask("{ shop { name } }")),
  ]);

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 21 }, () => 200));
});

test("products are inserted unchanged", async () => {
  const { body } = await storefront.control("POST", "/seed", { products: [product] });

  expect(body).toEqual({ products: 1 });
  expect(await readTitle("a-new-course")).toBe("A new course");
});

test("if one product is invalid, none is inserted", async () => {
  const { status } = await storefront.control("POST", "/seed", {
    products: [product, { ...product, id: "gid://shopify/Product/502", handle: "No Handle" }],
  });

  expect(status).toBe(400);
  expect(await readTitle("a-new-course")).toBeNull();
});
