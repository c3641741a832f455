import { findSoldOut } from "@shop/web/commerce/cart/cart-error.ts";
import { createMerchandiseReader } from "@shop/web/commerce/cart/merchandise-reader.ts";
import { createStorefrontClient } from "@shop/web/commerce/storefront-client.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createCart, selection } from "../../support/cart.ts";
import { until } from "../../support/content-lake.ts";
import { cartOf, createShopper } from "../../support/shopper.ts";
import { accessToken, type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";
import { startWebhookSite } from "../../support/webhook-site.ts";

let storefront: TestStorefront;
beforeEach(async () => {
  storefront = await startTestStorefront();
});
afterEach(() => storefront.stop());

const update = `mutation ($cartId: ID!, $lines: [CartLineUpdateInput!]!) { answer: cartLinesUpdate(cartId: $cartId, lines: $lines) ${selection} }`;
const updateNote = `mutation ($cartId: ID!, $note: String!) { answer: cartNoteUpdate(cartId: $cartId, note: $note) ${selection} }`;
const read =
  "query ($id: ID!) { cart(id: $id) { totalQuantity lines(first: 5) { nodes { quantity merchandise { ... on ProductVariant { id availableForSale } } } } } }";

const setStock = (available: number) =>
  storefront.admin("POST", "/inventory_levels/set.json", {
    location_id: 71_850_001,
    inventory_item_id: 10_000_000_000_091,
    available,
  });

const spiral = (quantity: number, gift: string) => ({
  merchandiseId: variants.spiral,
  quantity,
  attributes: [{ key: "gift", value: gift }],
});

test("updating a line takes stock from another line of the same merchandise", async () => {
  const { id, lines } = await createCart(storefront, { lines: [spiral(2, "Ana"), spiral(1, "Bo")] });
  const [bo, ana] = lines;

  const { body } = await storefront.ask(update, { cartId: id, lines: [{ id: bo?.id, quantity: 2 }] });

  expect(body.data.answer.cart.lines.nodes).toMatchObject([
    { id: bo?.id, quantity: 2 },
    { id: ana?.id, quantity: 1 },
  ]);
  expect(body.data.answer.warnings).toEqual([
    {
      code: "MERCHANDISE_NOT_ENOUGH_STOCK",
      target: ana?.id,
      message: "Only 1 item was added to your cart due to availability.",
    },
  ]);
});

test("items sold elsewhere in the meantime leave the cart with its next change, of any kind", async () => {
  const { id, lines } = await createCart(storefront, { lines: [spiral(3, "Ana")] });
  await setStock(2);

  const before = await storefront.ask(read, { id });
  const { body } = await storefront.ask(updateNote, { cartId: id, note: "Hurry" });

  expect(before.body.data.cart.totalQuantity).toBe(3);
  expect(body.data.answer.cart).toMatchObject({
    totalQuantity: 2,
    cost: { totalAmount: { amount: "45.98" } },
  });
  expect(body.data.answer.warnings).toMatchObject([
    { code: "MERCHANDISE_NOT_ENOUGH_STOCK", target: lines[0]?.id },
  ]);
});

test("a sold-out line warns after every change until it's removed", async () => {
  const { id, lines } = await createCart(storefront, { lines: [{ merchandiseId: variants.paperback }] });

  const noted = await storefront.ask(updateNote, { cartId: id, note: "Still?" });
  const removed = await storefront.ask(update, { cartId: id, lines: [{ id: lines[0]?.id, quantity: 0 }] });

  expect(noted.body.data.answer.warnings).toMatchObject([{ code: "MERCHANDISE_OUT_OF_STOCK" }]);
  expect(removed.body.data.answer).toMatchObject({ cart: { lines: { nodes: [] } }, warnings: [] });
});

test("a withdrawn product stays in the cart, and is sold out from the next change on", async () => {
  const { id } = await createCart(storefront, { lines: [spiral(1, "Ana")] });
  await storefront.admin("PUT", "/products/90.json", { product: { id: 90, status: "draft" } });

  const before = await storefront.ask(read, { id });
  const { body } = await storefront.ask(updateNote, { cartId: id, note: "Hurry" });

  expect(before.body.data.cart.lines.nodes).toMatchObject([
    { quantity: 1, merchandise: { id: variants.spiral } },
  ]);
  expect(body.data.answer.warnings).toMatchObject([{ code: "MERCHANDISE_OUT_OF_STOCK" }]);
});

test("an open cart tells that a product was withdrawn, before anything is changed", async () => {
  const { url } = storefront;
  const shopper = createShopper({ url });
  await shopper.add({ merchandiseId: variants.spiral }, { merchandiseId: variants.course });
  await storefront.admin("PUT", "/products/90.json", { product: { id: 90, status: "draft" } });

  const lines = cartOf(await shopper.read()).lines.nodes;
  const readMerchandise = createMerchandiseReader(createStorefrontClient({ url, accessToken }));
  const onSale = await readMerchandise(
    lines.map(({ merchandise }) => merchandise.id),
    "US",
  );

  const withdrawn = lines.find(({ merchandise }) => merchandise.id === variants.spiral);
  expect(findSoldOut(lines, onSale)).toMatchObject([{ code: "unavailable", lineId: withdrawn?.id }]);
});

test("a price change applies to the cart right away", async () => {
  const { id } = await createCart(storefront, { lines: [spiral(2, "Ana")] });
  await storefront.admin("PUT", "/variants/91.json", { variant: { price: "19.99" } });

  const { body } = await storefront.ask(
    "query ($id: ID!) { cart(id: $id) { cost { totalAmount { amount } } } }",
    { id },
  );

  expect(body.data.cart.cost.totalAmount.amount).toBe("39.98");
});

test("subscribed webhooks get new and changed carts, without the key", async () => {
  await using site = await startWebhookSite();
  await storefront.admin("POST", "/webhooks.json", {
    webhook: { topic: "carts/create", address: site.url },
  });
  await storefront.admin("POST", "/webhooks.json", {
    webhook: { topic: "carts/update", address: site.url },
  });

  const { id } = await createCart(storefront, { lines: [spiral(2, "Ana")] });
  await storefront.ask(updateNote, { cartId: id, note: "Hurry" });
  await until(() => site.deliveries.length === 2);

  const token = id.replaceAll(/^.*Cart\/|\?.*$/g, "");
  const key = id.replace(/^.*key=/, "");
  expect(site.deliveries.map(({ headers }) => headers["x-shopify-topic"])).toEqual([
    "carts/create",
    "carts/update",
  ]);
  expect(site.deliveries[1]?.body).toMatchObject({
    id: token,
    token,
    note: "Hurry",
    line_items: [
      {
        variant_id: 91,
        product_id: 90,
        quantity: 2,
        price: "22.99",
        line_price: "45.98",
        properties: { gift: "Ana" },
        title: "Getting Started with ASL - spiral bound",
        price_set: { shop_money: { amount: "22.99", currency_code: "USD" } },
      },
    ],
  });
  expect(site.deliveries.map(({ text }) => text).join("")).not.toContain(key);
});
