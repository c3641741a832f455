import { expect, test } from "vitest";
import { openOrder } from "../../support/order-page.ts";
import { toGiftLine, toOrder, toSeatLine } from "../../support/shop-orders.ts";

const zoe = "zoe@example.test";
const learner = { first: "Eve", last: "Ng", email: "eve@example.test" };
const cancelled = { financial_status: "refunded", cancelled_at: "2026-09-02T08:00:00Z" };

test("the status says what was delivered to whom and when, and never a code", async () => {
  await using site = await openOrder([
    toSeatLine(11),
    toGiftLine(12),
    toGiftLine(13, { deliver: "2026-12-24" }),
  ]);
  site.gifts.redeem(site.codes.toCode("1001-12-1"), learner);

  const status = site.readStatus();

  expect(status).toMatchObject({
    name: "#1001",
    isCancelled: false,
    items: [
      {
        kind: "seat",
        courseTitle: "ASL Level 1A",
        learner: { first: "Zoë", last: "Ng", email: zoe },
        access: { kind: "open", since: Date.parse("2026-09-01T08:00:00Z") },
        canCorrect: true,
      },
      {
        kind: "gift",
        recipient: "ana@example.test",
        card: { kind: "sent", on: Date.parse("2026-09-01T08:00:00Z") },
        code: { kind: "redeemed", on: Date.parse("2026-09-01T08:00:00Z") },
        canCorrect: false,
      },
      {
        kind: "gift",
        card: { kind: "scheduled", for: Date.parse("2026-12-24T13:00:00Z") },
        code: { kind: "unredeemed" },
        canCorrect: true,
      },
    ],
  });
  expect(JSON.stringify(status)).not.toContain(site.codes.toCode("1001-12-1"));
  expect(JSON.stringify(status)).not.toContain(learner.email);
});

test("the buyer's own seats are one item until one is given away", async () => {
  const unnamed = { first: "*", last: "*", email: "*" };
  await using site = await openOrder([toSeatLine(11, unnamed, { quantity: 3 }), toSeatLine(12)]);
  const before = site.readStatus();

  await site.correct({ item: "1001-11-1", first_name: "Ana", last_name: "Ng", email: "ana@example.test" });

  expect(before?.items).toMatchObject([
    { id: "1001-11-1", count: 3, isBuyers: true, canCorrect: true },
    { id: "1001-12-1", count: 1, isBuyers: false },
  ]);
  expect(site.readStatus()?.items).toMatchObject([
    { id: "1001-11-1", count: 1, isCorrected: true, learner: { email: "ana@example.test" } },
    { id: "1001-11-2", count: 2, canCorrect: true },
    { id: "1001-12-1", count: 1 },
  ]);
});

test("the status of a canceled order says what was closed", async () => {
  await using site = await openOrder([toSeatLine(11), toGiftLine(12)]);

  await site.fulfill(toOrder([toSeatLine(11), toGiftLine(12)], cancelled));

  expect(site.readStatus()).toMatchObject({
    isCancelled: true,
    items: [
      { access: { kind: "withdrawn" }, canCorrect: false },
      { code: { kind: "expired" }, canCorrect: false },
    ],
  });
});

test("a card that's handed over, a card that couldn't be mailed, and a course that isn't open yet say so", async () => {
  await using site = await openOrder([toGiftLine(11, { method: "print" })], {
    readCourseAccess: async () => null,
  });
  await site.fulfill(toOrder([toGiftLine(11, { method: "print" }), toGiftLine(12), toSeatLine(13)]));
  await site.bounce();

  expect(site.readStatus()?.items).toMatchObject([
    { kind: "seat", access: { kind: "opening" } },
    { kind: "gift", recipient: "ben@example.test", isForBuyer: true, card: { kind: "sent" } },
    { kind: "gift", isForBuyer: false, card: { kind: "failed" }, canCorrect: true },
  ]);
});
