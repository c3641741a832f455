import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createOrderRecords } from "@shop/web/features/orders/order-records.ts";
import { expect, test } from "vitest";
import { toGiftLine, toOrder, toSeatLine } from "../../support/shop-orders.ts";
import { openSiteOrders } from "../../support/site-orders.ts";

const buyer = "ben@example.test";
const cleo = "cleo@example.test";

/** A site where Ben bought a seat for Cleo, and a gift for Cleo. */
async function openBought() {
  const site = openSiteOrders();
  const gift = toGiftLine(12, { email: cleo, from: "Benedict", message: "See you in class" });
  await site.fulfill(toOrder([toSeatLine(11, { first: "Cleopatra", email: cleo }), gift]));
  await site.deliveries.deliverDue();
  return Object.assign(site, { records: createOrderRecords(site.database) });
}

test("an export has what a person bought, got, and takes", async () => {
  await using site = await openBought();

  expect(site.records.read("BEN@example.test")).toMatchObject({
    orders: [{ name: "#1001", gifts: [{ card: { from: "Benedict" } }] }],
    giftsReceived: [],
    courses: [],
  });
  expect(site.records.read(cleo)).toMatchObject({
    orders: [],
    giftsReceived: [{ courseTitle: "ASL Level 1A", card: { message: "See you in class" } }],
    courses: [{ kind: "seat", learner: { first: "Cleopatra" }, state: "delivered" }],
    enrollments: [{ first: "Cleopatra" }],
  });
});

test("erasing both leaves nothing about them in the database, and the code still works", async () => {
  await using site = await openBought();
  const code = site.codes.toCode("1001-12-1");

  site.records.erase(buyer);
  site.records.erase(cleo);
  site.outbox.erasePerson(buyer);
  site.outbox.erasePerson(cleo);
  site.database.exec("pragma wal_checkpoint(truncate)");

  const files = ["site.sqlite", "site.sqlite-wal"].map((name) =>
    readFileSync(join(site.dataDir, name), "latin1"),
  );
  expect(files.join()).not.toMatch(/ben@|cleo@|Cleopatra|Benedict|See you in class/);
  expect(site.gifts.find(code)).toMatchObject({ state: "unredeemed", courseTitle: "ASL Level 1A" });
});

test("a course that isn't open yet isn't opened for somebody who was erased", async () => {
  await using site = openSiteOrders();
  await site.fulfill(toOrder([toSeatLine(11, { email: cleo })]));

  createOrderRecords(site.database).erase(cleo);
  await site.deliveries.deliverDue();

  expect(await site.learning.readOpenCourses(cleo)).toEqual([]);
  expect(site.deliveryRows.list("failed")).toEqual([]);
});
