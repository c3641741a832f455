import { expect, test } from "vitest";
import { combinesWithAll, createDiscount } from "../../support/discounts.ts";
import { openSiteWallet, seat, workbooks } from "../../support/site-wallet.ts";
import { walletSession } from "../../support/wallet-session.ts";

const tenPercentOffWorkbooks = createDiscount(null, {
  value: {
    kind: "percentage",
    percent: 10,
    items: { kind: "products", handles: ["getting-started-with-asl"] },
  },
  combinesWith: combinesWithAll,
});
const aDollarOffOrders = createDiscount(null, {
  value: {
    kind: "fixedAmount",
    amounts: { USD: 100, CAD: 100 },
    items: { kind: "all" },
    onEachItem: false,
  },
  combinesWith: combinesWithAll,
});

test("the wallet reads an order's items, shipping, and tax, which add up to the draft order's total", async () => {
  await using site = await openSiteWallet();

  await site.submitCart([seat, workbooks(2)]);

  const [purchase] = await site.walletPurchases();
  expect(purchase?.order.details).toEqual({
    items: [
      { itemId: "91", description: "Getting Started with ASL, spiral bound", quantity: 2, price: 22.99 },
      {
        itemId: "8400000000011",
        description: "Level 1A Online ASL Course, online course",
        quantity: 1,
        price: 79,
      },
    ],
    shipping: 4.99,
    tax: 7.81,
  });
  expect(await site.openDrafts()).toMatchObject([{ total_price: "137.78" }]);
});

test("a declined cart can be handed over again as a new purchase", async () => {
  await using site = await openSiteWallet();
  const { cart, id, page } = await site.submitCart();
  await site.decide(page, "decline");
  await site.settle();

  const again = site.toWalletUrl(await site.handOver(cart));

  expect(again).not.toContain(id);
});

test("the same cart handed over twice at once is one purchase with one draft order", async () => {
  await using site = await openSiteWallet();
  const cart = await site.fillCart([seat]);

  const [one, other] = await Promise.all([site.handOver(cart), site.handOver(cart)]);
  const third = await site.handOver(cart);

  expect(other).toEqual(one);
  expect(third).toEqual(one);
  expect(await site.openDrafts()).toHaveLength(1);
});

test("a cart whose purchase was approved a moment ago isn't sold twice", async () => {
  await using site = await openSiteWallet();
  const { cart, id, page } = await site.submitCart();
  await site.decide(page, "approve");

  expect(await site.handOver(cart)).toEqual({ kind: "approved", purchaseId: id });
});

test("another session's checkout of the same cart is a purchase of its own", async () => {
  await using site = await openSiteWallet();
  const { cart, id } = await site.submitCart();

  const result = await site.handOver(cart, { ...walletSession, id: "session-2" });

  expect(result).toMatchObject({ kind: "to-wallet", url: expect.not.stringContaining(id) });
});

test("a draft order whose response was lost is found again", async () => {
  await using site = await openSiteWallet();
  const cart = await site.fillCart([seat]);
  await site.storefront.control("PUT", "/faults", [
    { method: "POST", path: "/admin/api/*/draft_orders.json", times: 1, drop: "after" },
  ]);

  await expect(site.handOver(cart)).rejects.toThrow("Admin POST /draft_orders.json");
  const result = await site.handOver(cart);

  expect(result.kind).toBe("to-wallet");
  expect(await site.openDrafts()).toHaveLength(1);
});

test("automatic discounts are in the items' prices to the cent, and in the order", async () => {
  await using site = await openSiteWallet({ discounts: [tenPercentOffWorkbooks, aDollarOffOrders] });

  const { page } = await site.submitCart([seat, workbooks(3)]);
  const [purchase] = await site.walletPurchases();
  await site.decide(page, "approve");
  await site.settle();

  const items = purchase?.order.details.items.map(({ quantity, price }) => [quantity, price]);
  // 3 × 22.99 minus 10% and 44 cents, and 79.00 minus 56 cents.
  expect(items).toEqual([
    [2, 20.54],
    [1, 20.55],
    [1, 78.44],
  ]);
  expect(await site.orders()).toMatchObject([{ subtotal_price: "140.07", total_discounts: "7.90" }]);
});

test("a school that's exempt pays no sales tax", async () => {
  await using site = await openSiteWallet();
  const cart = await site.fillCart([seat]);

  await site.handOver(cart, { ...walletSession, isTaxExempt: true });

  expect(await site.openDrafts()).toMatchObject([
    { total_price: "79.00", total_tax: "0.00", tax_exempt: true },
  ]);
});
