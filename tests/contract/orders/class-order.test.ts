import { expect, test } from "vitest";
import { toGiftLine, toOrder, toSeatLine } from "../../support/shop-orders.ts";
import { openSiteOrders, readCode, readOrderToken } from "../../support/site-orders.ts";

const students = Array.from({ length: 30 }, (_, index) => `student-${index + 1}@example.test`);
const seats = students.map((email, index) =>
  toSeatLine(100 + index, { first: "Student", last: `No. ${index + 1}`, email }),
);
const friends = ["ana@example.test", "ben@example.test", "cleo@example.test"];
const gifts = friends.map((email, index) => toGiftLine(200 + index, { email, deliver: "2026-12-24" }));

test("a class of 30 with three gifts for a day: all courses open at once, the cards go out that day, and one that bounces can be fixed", async () => {
  await using site = openSiteOrders({ refused: ["cleo@example.test"] });
  await site.fulfill(toOrder([...seats, ...gifts], { email: "teacher@example.test" }));
  await site.deliveries.deliverDue();
  const mails = [...(await site.send())];

  expect(mails.map(({ to }) => to).toSorted()).toEqual(["teacher@example.test", ...students].toSorted());
  expect(await Promise.all(students.map((email) => site.learning.readOpenCourses(email)))).toEqual(
    students.map(() => ["9001011"]),
  );

  site.clock.time = Date.parse("2026-12-24T13:00:00Z");
  const cards = [...(await site.sendGifts())];
  expect(cards.map(({ to }) => to).toSorted()).toEqual(["ana@example.test", "ben@example.test"]);
  expect(site.lines.filter((line) => line.includes("failed for good"))).toHaveLength(1);

  expect(site.orders.findByToken(readOrderToken(mails))).toMatchObject({ id: "1001" });
  expect(await correctCard(site, "cleo@example.test", "cleo.right@example.test")).toBe(true);
  const mail = (await site.sendGifts()).find(({ to }) => to === "cleo.right@example.test");
  const learner = { first: "Cleo", last: "Ng", email: "cleo@example.test" };
  expect(site.gifts.redeem(readCode(mail), learner)).toMatchObject({ kind: "redeemed" });
  await site.deliveries.deliverDue();
  expect(await site.learning.readOpenCourses("cleo@example.test")).toEqual(["9001011"]);
});

test("a class of 20 without names: each seat has its place, and the buyer gets one mail about them", async () => {
  await using site = openSiteOrders();
  const unnamed = { first: "*", last: "*", email: "*" };
  const lines = Array.from({ length: 20 }, (_, index) => toSeatLine(100 + index, unnamed));
  await site.fulfill(toOrder(lines));
  await site.deliveries.deliverDue();
  const [bought, access, ...others] = await site.send();

  expect(others).toEqual([]);
  expect(bought?.text).toContain("20 × ASL Level 1A");
  expect(access?.subject).toBe("Your ASL course is open: ASL Level 1A");
  expect(access?.text).toContain("20 seats of this course are under your email address.");
  expect(access?.text).toMatch(/https:\/\/shop\.example\/orders\//);
  expect(site.deliveries.ofOrder("1001").filter(({ state }) => state === "delivered")).toHaveLength(20);

  await site.deliveries.move("1001-100-1", { first: "Ana", last: "Ng", email: "ana@example.test" });
  await site.deliveries.deliverDue();
  expect((await site.send()).slice(2).map(({ to }) => to)).toEqual(["ana@example.test"]);
});

test("a student whose address is on two seats gets one mail, without the link to the order's page", async () => {
  await using site = openSiteOrders();
  await site.fulfill(toOrder([toSeatLine(11), toSeatLine(12)]));
  await site.deliveries.deliverDue();
  const mails = (await site.send()).filter(({ to }) => to === "zoe@example.test");

  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).not.toContain("/orders/");
});

/** What the buyer does on the order's page. False if it's too late, or there's no such card. */
async function correctCard({ gifts: sold }: ReturnType<typeof openSiteOrders>, from: string, to: string) {
  const gift = sold.ofOrder("1001").find(({ recipient }) => recipient === from);
  return gift !== undefined && sold.correct(gift, "#1001", to);
}
