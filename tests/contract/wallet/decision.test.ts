import type { Cart } from "@shop/web/commerce/cart/cart.ts";
import { expect, test } from "vitest";
import { openSiteWallet, seat, workbooks } from "../../support/site-wallet.ts";
import { variants } from "../../support/stocked-seed.ts";

const hour = 3600 * 1000;

test("nothing is ordered or taken from the cart while the school decides", async () => {
  await using site = await openSiteWallet();
  const { cart, id } = await site.submitCart();

  await site.settle();

  expect(site.purchases.read(id)?.state).toBe("waiting");
  expect(await site.orders()).toEqual([]);
  expect((await site.readCart(cart.id))?.lines.nodes).toHaveLength(1);
});

test("an approved purchase becomes one paid order with its students, and leaves the cart", async () => {
  await using site = await openSiteWallet();
  const { cart, id, page } = await site.submitCart();

  await site.decide(page, "approve");
  await site.settle();
  await site.settle();

  expect(site.purchases.read(id)).toMatchObject({
    state: "ordered",
    purchaseOrderId: "900001",
    cartId: null,
  });
  const orders = await site.orders();
  expect(orders).toMatchObject([
    {
      email: "tess@lincoln.test",
      financial_status: "paid",
      total_price: "83.94",
      note_attributes: expect.arrayContaining([
        { name: "affiliateId", value: "none" },
        { name: "walletOrder", value: id },
      ]),
      line_items: [{ properties: seat.attributes.map(({ key, value }) => ({ name: key, value })) }],
    },
  ]);
  expect((await site.readCart(cart.id))?.lines.nodes).toEqual([]);
});

test("what was added to the cart after the checkout stays in it", async () => {
  await using site = await openSiteWallet();
  const { cart, page } = await site.submitCart();
  await site.storefront.ask(
    `mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id } } }`,
    { id: cart.id, lines: [workbooks(1)] },
  );

  await site.decide(page, "approve");
  await site.settle();

  const left = await site.readCart(cart.id);
  expect(left?.lines.nodes.map(({ merchandise }) => merchandise.id)).toEqual([variants.spiral]);
});

const changeLine = `mutation ($id: ID!, $lines: [CartLineUpdateInput!]!) {
  cartLinesUpdate(cartId: $id, lines: $lines) { cart { id } }
}`;
const lineIdOf = (cart: Cart) => cart.lines.nodes[0]?.id;

test.each([
  ["raised", 1, 3, [2]],
  ["lowered", 3, 1, []],
])("of a line that was %s, what was bought leaves the cart", async (_how, bought, quantity, left) => {
  await using site = await openSiteWallet();
  const { cart, page } = await site.submitCart([workbooks(bought)]);
  await site.storefront.ask(changeLine, { id: cart.id, lines: [{ id: lineIdOf(cart), quantity }] });

  await site.decide(page, "approve");
  await site.settle();

  const after = await site.readCart(cart.id);
  expect(after?.lines.nodes.map((line) => line.quantity)).toEqual(left);
});

test("what was bought leaves the cart once, though Shopify's answer is lost", async () => {
  await using site = await openSiteWallet();
  const { cart, id, page } = await site.submitCart([workbooks(1)]);
  await site.storefront.ask(changeLine, { id: cart.id, lines: [{ id: lineIdOf(cart), quantity: 3 }] });
  await site.decide(page, "approve");
  const path = "/api/*/graphql.json";
  await site.storefront.control("PUT", "/faults", [
    { path, times: 1, delayMs: 0 },
    { path, times: 1, drop: "after" },
  ]);

  await site.settle();
  site.clock.time += 5000;
  await site.settle();

  const after = await site.readCart(cart.id);
  expect(site.lines).toEqual([expect.stringContaining("the next step failed")]);
  expect(site.purchases.read(id)?.cartId).toBeNull();
  expect(after?.lines.nodes.map((line) => line.quantity)).toEqual([2]);
});

test("a line that has another variant by now stays in the cart", async () => {
  await using site = await openSiteWallet();
  const { cart, page } = await site.submitCart([workbooks(3)]);
  const lines = [{ id: lineIdOf(cart), merchandiseId: variants.course }];
  await site.storefront.ask(changeLine, { id: cart.id, lines });

  await site.decide(page, "approve");
  await site.settle();

  const after = await site.readCart(cart.id);
  expect(after?.lines.nodes.map(({ merchandise }) => merchandise.id)).toEqual([variants.course]);
});

test("the school can approve an hour later", async () => {
  await using site = await openSiteWallet();
  const { id, page } = await site.submitCart();

  await site.decide(page, "approve-in-an-hour");
  site.clock.time += hour - 1;
  await site.confirmDue();
  const early = site.purchases.read(id)?.state;
  site.clock.time += 1;
  await site.confirmDue();
  await site.settle();

  expect(early).toBe("waiting");
  expect(site.purchases.read(id)?.state).toBe("ordered");
});

test("a declined purchase buys nothing: its draft order goes, and its cart stays", async () => {
  await using site = await openSiteWallet();
  const { cart, id, page } = await site.submitCart();

  await site.decide(page, "decline");
  await site.settle();

  expect(site.purchases.read(id)?.state).toBe("declined");
  expect([await site.orders(), await site.openDrafts()]).toEqual([[], []]);
  expect((await site.readCart(cart.id))?.lines.nodes).toHaveLength(1);
});

test.each([
  ["approve", "wallet-approved", "is approved"],
  ["decline", "wallet-declined", "was declined"],
])("the person who checked out is told by mail: %s", async (decision, kind, words) => {
  await using site = await openSiteWallet();
  const { id, page } = await site.submitCart();

  await site.decide(page, decision);

  const mails = site.outbox.mailsTo("tess@lincoln.test");
  expect(mails).toMatchObject([{ kind, subject: `Your order ${id} ${words}` }]);
  expect(mails[0]?.text).toContain(`https://shop.example/wallet/purchases/${id}`);
  expect(mails[0]?.text).toContain("Lincoln Elementary");
});

test("an approval is stored while Shopify is down, and ordered once when it's back", async () => {
  await using site = await openSiteWallet();
  const { id, page } = await site.submitCart();
  await site.storefront.control("PUT", "/faults", [
    { path: "/admin/api/*/complete.json", times: 2, error: { status: 503 } },
    { path: "/admin/api/*/complete.json", times: 1, drop: "after" },
  ]);

  await site.decide(page, "approve");
  const states = [];
  for (const wait of [0, 5000, 10_000, 20_000]) {
    site.clock.time += wait;
    await site.settle();
    states.push(site.purchases.read(id)?.state);
  }

  expect(states).toEqual(["approved", "approved", "approved", "ordered"]);
  expect(await site.orders()).toHaveLength(1);
  expect(site.lines[0]).toContain(
    `Wallet purchase ${id} is approved, and the next step failed: AdminApiError`,
  );
});

test("an approved purchase whose goods are gone waits for the merchant to restock", async () => {
  await using site = await openSiteWallet();
  const { id, page } = await site.submitCart([workbooks(2)]);
  const setStock = (available: number) =>
    site.storefront.admin("POST", "/inventory_levels/set.json", {
      inventory_item_id: 10_000_000_000_091,
      location_id: 71_850_001,
      available,
    });
  await setStock(1);
  await site.decide(page, "approve");
  await site.settle();
  const before = site.purchases.read(id)?.state;

  await setStock(2);
  site.clock.time += hour;
  await site.settle();

  expect(before).toBe("approved");
  expect(site.purchases.read(id)?.state).toBe("ordered");
});

test("the wallet repeats a decision until the site has confirmed it", async () => {
  await using site = await openSiteWallet();
  const { id, page } = await site.submitCart();
  site.setDown(true);

  await site.decide(page, "approve");
  const [unconfirmed] = await site.walletPurchases();
  site.setDown(false);
  site.clock.time += 5000;
  await site.confirmDue();

  expect(unconfirmed).toMatchObject({ decision: "complete", problem: "The shop responded with 502" });
  expect(site.purchases.read(id)?.state).toBe("approved");
  expect(await site.walletPurchases()).toMatchObject([{ dueAt: null, problem: null }]);
});

test("a person's purchases can be exported and erased, without the cart's secret", async () => {
  await using site = await openSiteWallet();
  const { cart, id } = await site.submitCart();

  const exported = site.records.read("TESS@lincoln.test");
  site.records.erase("tess@lincoln.test");

  expect(exported).toMatchObject([{ id, state: "waiting", details: { shopper: { name: "Tess Teacher" } } }]);
  expect(JSON.stringify(exported)).not.toContain(cart.id);
  expect(site.purchases.read(id)).toBeNull();
});

test("an approved purchase isn't erased before it's an order", async () => {
  await using site = await openSiteWallet();
  const { id, page } = await site.submitCart();
  await site.decide(page, "approve");

  site.records.erase("tess@lincoln.test");

  expect(site.purchases.read(id)?.state).toBe("approved");
});
