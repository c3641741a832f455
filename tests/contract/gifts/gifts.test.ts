import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toGiftLine, toOrder } from "../../support/shop-orders.ts";
import { openSiteOrders, readCode } from "../../support/site-orders.ts";

test("a gift's mail has its card and a code that leads to the gift", async () => {
  await using site = openSiteOrders();

  await site.fulfill(toOrder([toGiftLine(11, { message: "Hi!\nFor you", template: "Birthday" })]));
  const [mail, ...others] = await site.sendGifts();

  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: "ana@example.test", subject: "You’ve got a gift: an ASL course" });
  expect(mail?.text).toMatch(/Happy birthday[^]*Hi!\nFor you[^]*Ben[^]*ASL Level 1A/);
  expect(site.gifts.find(readCode(mail).toLowerCase().replaceAll("-", " "))).toMatchObject({
    id: "1001-11-1",
    orderId: "1001",
    productId: "gid://shopify/Product/42",
    courseTitle: "ASL Level 1A",
    card: { message: "Hi!\nFor you", from: "Ben", template: "Birthday" },
    state: "unredeemed",
  });
});

test("a gift whose message was accepted by older rules can still be redeemed", async () => {
  await using site = openSiteOrders();
  await site.fulfill(toOrder([toGiftLine(11)]));
  const [mail] = await site.sendGifts();

  site.database.exec("update gift set card = json_set(card, '$.message', 'Hi' || char(8207))");

  expect(site.gifts.find(readCode(mail))).toMatchObject({
    card: { message: "Hi\u200F" },
    state: "unredeemed",
  });
});

test("a message with a direction override isn't mailed", async () => {
  await using site = openSiteOrders();

  await site.fulfill(toOrder([toGiftLine(11, { message: "txt\u202Eexe" })]));

  const [mail] = await site.sendGifts();
  expect(mail?.text).not.toContain("exe");
});

test("a gift for a day is sent in the morning of that day", async () => {
  await using site = openSiteOrders();
  await site.fulfill(toOrder([toGiftLine(11, { deliver: "2026-12-24" })]));

  site.clock.time = Date.parse("2026-12-24T12:59:59Z");
  const before = [...(await site.sendGifts())];
  site.clock.time = Date.parse("2026-12-24T13:00:00Z");

  expect(before).toEqual([]);
  expect(await site.sendGifts()).toHaveLength(1);
});

test("an order that's reported again creates no second code, and no second mail", async () => {
  await using site = openSiteOrders();
  const order = toOrder([toGiftLine(11), toGiftLine(12)]);

  await Promise.all([site.fulfill(order), site.fulfill(order)]);
  const sent = [...(await site.sendGifts())];
  await site.fulfill(order);

  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(readCode)).size).toBe(2);
  expect(await site.sendGifts()).toHaveLength(2);
});

test("a line with a quantity has as many codes", async () => {
  await using site = openSiteOrders();

  await site.fulfill(toOrder([toGiftLine(11, {}, { quantity: 3 })]));

  expect(new Set((await site.sendGifts()).map(readCode)).size).toBe(3);
});

test.each([
  ["to print", { method: "print", deliver: "2026-12-24" } as const],
  ["without an address", { email: "" }],
])("a card %s goes to the buyer at once", async (_what, gift) => {
  await using site = openSiteOrders();

  await site.fulfill(toOrder([toGiftLine(11, gift)]));

  expect(await site.sendGifts()).toMatchObject([
    { to: "ben@example.test", subject: "Your gift card for ASL Level 1A from order #1001" },
  ]);
});

test("the cards that a buyer hands over have different subjects, also when they're mailed again", async () => {
  await using site = openSiteOrders();
  const print = { method: "print" } as const;
  const lines = [
    toGiftLine(11, print, { quantity: 2 }),
    toGiftLine(12),
    toGiftLine(13, print, { title: "ASL Level 1B" }),
  ];

  await site.fulfill(toOrder(lines));
  await site.sendGifts();
  const [, ...others] = site.gifts.ofOrder("1001");
  await Promise.all(others.map((gift) => site.gifts.resend(gift, "#1001")));

  expect((await site.sendGifts()).map(({ subject }) => subject)).toEqual([
    "Your gift card for ASL Level 1A from order #1001 (gift 1 of 4)",
    "Your gift card for ASL Level 1A from order #1001 (gift 2 of 4)",
    "You’ve got a gift: an ASL course",
    "Your gift card for ASL Level 1B from order #1001 (gift 4 of 4)",
    "Your gift card for ASL Level 1A from order #1001 (gift 2 of 4)",
    "You’ve got a gift: an ASL course",
    "Your gift card for ASL Level 1B from order #1001 (gift 4 of 4)",
  ]);
});

test("a gift without any address still gets its code, and the log says that nobody was mailed", async () => {
  await using site = openSiteOrders();

  await site.fulfill(toOrder([toGiftLine(11, { email: "" })], { email: null }));

  expect(site.lines).toEqual(["Gift 1001-11-1 has no address, so its code wasn't mailed."]);
  expect(site.gifts.find(site.codes.toCode("1001-11-1"))).toMatchObject({ state: "unredeemed" });
});

test("an order that isn't paid yet has no codes until it is", async () => {
  await using site = openSiteOrders();

  await site.fulfill(toOrder([toGiftLine(11)], { financial_status: "pending" }));
  const before = [...(await site.sendGifts())];
  await site.fulfill(toOrder([toGiftLine(11)]));

  expect(before).toEqual([]);
  expect(await site.sendGifts()).toHaveLength(1);
});

test("a canceled order's codes expire, and its queued mails aren't sent", async () => {
  await using site = openSiteOrders();
  const lines = [toGiftLine(11), toGiftLine(12, { deliver: "2026-12-24" })];
  await site.fulfill(toOrder(lines));
  const [mail] = await site.sendGifts();

  await site.fulfill(toOrder(lines, { financial_status: "refunded", cancelled_at: "2026-09-02T08:00:00Z" }));
  site.clock.time = Date.parse("2026-12-24T13:00:00Z");

  expect(site.gifts.find(readCode(mail))).toMatchObject({ state: "expired" });
  expect(await site.sendGifts()).toHaveLength(1);
});

test("an order whose cancellation arrives first never gets a code that works", async () => {
  await using site = openSiteOrders();

  await site.fulfill(toOrder([toGiftLine(11)], { cancelled_at: "2026-09-02T08:00:00Z" }));
  await site.fulfill(toOrder([toGiftLine(11)]));

  expect(site.gifts.find(site.codes.toCode("1001-11-1"))).toMatchObject({ state: "expired" });
  expect(await site.sendGifts()).toEqual([]);
});

test("no file of the database contains a code, before and after it was mailed", async () => {
  await using site = openSiteOrders();
  await site.fulfill(toOrder([toGiftLine(11)]));
  const code = site.codes.toCode("1001-11-1");
  const readFiles = () =>
    ["site.sqlite", "site.sqlite-wal"].map((name) => readFileSync(join(site.dataDir, name), "latin1")).join();

  const before = readFiles();
  const [mail] = await site.sendGifts();

  expect(readCode(mail)).toBe(code);
  expect(before).toContain("1001-11-1");
  expect(before).not.toContain(code);
  expect(readFiles()).not.toContain(code);
});

test.each([[""], ["0000-0000-0000"], ["not a code"]])("%j leads to no gift", async (typed) => {
  await using site = openSiteOrders();
  await site.fulfill(toOrder([toGiftLine(11)]));

  expect(site.gifts.find(typed)).toBeNull();
});
