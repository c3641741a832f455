import { expect, test } from "vitest";
import { toGiftLine, toOrder, toSeatLine } from "../../support/shop-orders.ts";
import { openSiteOrders } from "../../support/site-orders.ts";

const zoe = "zoe@example.test";
const ana = { first: "Ana", last: "Ng", email: "ana@example.test" };
const partly = { financial_status: "partially_refunded" };
const cancelled = { financial_status: "refunded", cancelled_at: "2026-09-02T08:00:00Z" };

test("a refunded seat's course is closed, and the order's other seat stays open", async () => {
  await using site = openSiteOrders();
  const other = toSeatLine(12, { email: ana.email });
  await site.fulfill(toOrder([toSeatLine(11), other]));
  await site.deliveries.deliverDue();

  await site.fulfill(toOrder([toSeatLine(11, {}, { current_quantity: 0 }), other], partly));
  await site.deliveries.deliverDue();

  expect(await site.learning.readOpenCourses(zoe)).toEqual([]);
  expect(site.deliveries.read("1001-11-1")?.state).toBe("withdrawn");
  expect(await site.learning.readOpenCourses(ana.email)).toEqual(["9001011"]);
});

test("a canceled order's seats are closed, also those that weren't open yet", async () => {
  await using site = openSiteOrders();
  const lines = [toSeatLine(11), toSeatLine(12, { email: ana.email })];
  await site.fulfill(toOrder(lines));
  await site.deliveries.deliver("1001-11-1");

  await site.fulfill(toOrder(lines, cancelled));
  await site.deliveries.deliverDue();

  expect(await site.learning.readOpenCourses(zoe)).toEqual([]);
  expect(await site.learning.readOpenCourses(ana.email)).toEqual([]);
  expect(site.deliveryRows.list("withdrawn")).toHaveLength(2);
});

test("a seat whose cancellation arrives first is never opened", async () => {
  await using site = openSiteOrders();

  await site.fulfill(toOrder([toSeatLine(11)], cancelled));
  await site.fulfill(toOrder([toSeatLine(11)]));
  await site.deliveries.deliverDue();

  expect(await site.learning.readOpenCourses(zoe)).toEqual([]);
  expect(await site.send()).toEqual([]);
});

test("a course that a learner has by another order stays open", async () => {
  await using site = openSiteOrders();
  await site.fulfill(toOrder([toSeatLine(11)]));
  await site.fulfill(toOrder([toSeatLine(21)], { id: 1002, name: "#1002" }));
  await site.deliveries.deliverDue();

  await site.fulfill(toOrder([toSeatLine(11)], cancelled));
  await site.deliveries.deliverDue();

  expect(site.deliveries.read("1001-11-1")?.state).toBe("withdrawn");
  expect(await site.learning.readOpenCourses(zoe)).toEqual(["9001011"]);
});

test("of a line with a quantity, as many seats are closed as were refunded", async () => {
  await using site = openSiteOrders();
  const toLine = (current_quantity: number) => toSeatLine(11, {}, { quantity: 3, current_quantity });
  await site.fulfill(toOrder([toLine(3)]));

  await site.fulfill(toOrder([toLine(1)], partly));
  await site.fulfill(toOrder([toLine(1)], partly));
  await site.deliveries.deliverDue();

  expect(site.deliveries.ofOrder("1001").map(({ state }) => state)).toEqual([
    "delivered",
    "withdrawn",
    "withdrawn",
  ]);
});

test("a refunded gift's code expires, and the one that was redeemed is the last to go", async () => {
  await using site = openSiteOrders();
  const toLine = (current_quantity: number) => toGiftLine(11, {}, { quantity: 2, current_quantity });
  await site.fulfill(toOrder([toLine(2)]));
  site.gifts.redeem(site.codes.toCode("1001-11-2"), ana);
  await site.deliveries.deliverDue();
  const readStates = () => site.gifts.ofOrder("1001").map(({ state }) => state);

  await site.fulfill(toOrder([toLine(1)], partly));
  await site.deliveries.deliverDue();
  const afterOne = [readStates(), await site.learning.readOpenCourses(ana.email)];
  await site.fulfill(toOrder([toLine(0)], cancelled));
  await site.deliveries.deliverDue();

  expect(afterOne).toEqual([["expired", "redeemed"], ["9001011"]]);
  expect(readStates()).toEqual(["expired", "redeemed"]);
  expect(await site.learning.readOpenCourses(ana.email)).toEqual([]);
});

test("money that's given back without a line takes nothing back", async () => {
  await using site = openSiteOrders();
  await site.fulfill(toOrder([toSeatLine(11)]));
  await site.deliveries.deliverDue();

  await site.fulfill(toOrder([toSeatLine(11, {}, { current_quantity: 1 })], partly));
  await site.deliveries.deliverDue();

  expect(await site.learning.readOpenCourses(zoe)).toEqual(["9001011"]);
});
