import { expect, test } from "vitest";
import { toGiftLine, toOrder, toSeatLine } from "../../support/shop-orders.ts";
import { openSiteOrders } from "../../support/site-orders.ts";

test("a district's invoice of 1,500 seats has a place for each", async () => {
  await using site = openSiteOrders();

  await site.fulfill(toOrder([toSeatLine(11, {}, { quantity: 1500 })]));

  expect(site.deliveries.ofOrder("1001")).toHaveLength(1500);
  expect(site.lines).toEqual([]);
});

test("of more than 5,000 seats and gifts, the first are delivered, and the log says how many aren't", async () => {
  await using site = openSiteOrders();

  await site.fulfill(
    toOrder([toSeatLine(11, {}, { quantity: 4990 }), toGiftLine(12, {}, { quantity: 30 }), toSeatLine(13)]),
  );

  expect(site.deliveries.ofOrder("1001")).toHaveLength(4990);
  expect(site.gifts.ofOrder("1001")).toHaveLength(10);
  expect(site.lines).toEqual([
    "Order #1001 has 21 seats and gifts that weren't delivered. The site delivers 5000.",
  ]);
});

test("a refund of such an order takes back what wasn't delivered first", async () => {
  await using site = openSiteOrders();
  const toLine = (left: number) => toSeatLine(11, {}, { quantity: 5010, current_quantity: left });
  const countRefunded = () =>
    site.deliveries.ofOrder("1001").filter(({ refundedAt }) => refundedAt !== null).length;
  await site.fulfill(toOrder([toLine(5010)]));

  await site.fulfill(toOrder([toLine(5000)]));
  const before = countRefunded();
  await site.fulfill(toOrder([toLine(4999)]));

  expect([before, countRefunded()]).toEqual([0, 1]);
  expect(site.lines).toHaveLength(1);
});
