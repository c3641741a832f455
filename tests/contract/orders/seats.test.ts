import { leaseMs, maxAttempts } from "@shop/web/features/learning/deliveries.ts";
import { expect, test } from "vitest";
import { toGiftLine, toOrder, toSeatLine } from "../../support/shop-orders.ts";
import { createFlakyPlatform, openSiteOrders, readOrderToken } from "../../support/site-orders.ts";

const zoe = "zoe@example.test";
const buyer = "ben@example.test";
const hour = 3600 * 1000;

async function failEveryAttempt({ deliveries, clock }: ReturnType<typeof openSiteOrders>) {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    await deliveries.deliverDue();
    clock.time += 6 * hour;
  }
}

test("a paid seat's course is open for its student for a year, and a mail says where to start", async () => {
  await using site = openSiteOrders();

  await site.fulfill(toOrder([toSeatLine(11)]));
  await site.deliveries.deliverDue();
  const mails = await site.send();

  expect(await site.learning.readOpenCourses(zoe)).toEqual(["9001011"]);
  expect(site.deliveries.read("1001-11-1")).toMatchObject({
    state: "delivered",
    learner: { first: "Zoë", last: "Ng", email: zoe, studentId: "0a1b2c3d" },
  });
  const access = mails.find(({ to }) => to === zoe);
  expect(access?.subject).toBe("Your ASL course is open: ASL Level 1A");
  expect(access?.text).toContain("You have access until September 1, 2027.");
  expect(access?.text).toMatch(/https:\/\/shop\.example\/learning\?token=/);
});

test("the buyer gets a mail with what they bought and a link to the order's page", async () => {
  await using site = openSiteOrders();

  await site.fulfill(toOrder([toSeatLine(11, {}, { quantity: 2 }), toGiftLine(12)]));
  const [mail, ...others] = (await site.send()).filter(({ to }) => to === buyer);

  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Your courses from order #1001");
  expect(mail?.text).toMatch(/2 × ASL Level 1A[^]*ASL Level 1A, as a gift/);
  expect(site.orders.findByToken(readOrderToken(await site.send()))).toMatchObject({ id: "1001" });
});

test.each([
  ["a gift for a day", true, toGiftLine(12, { deliver: "2026-12-24" })],
  ["a gift that's sent at once", false, toGiftLine(12)],
  ["a card to print, whatever its day", false, toGiftLine(12, { method: "print", deliver: "2026-12-24" })],
  ["seats only", false, toSeatLine(12)],
])("of an order with %s, the buyer's mail says that it waits for a day: %s", async (_what, isSaid, line) => {
  await using site = openSiteOrders();

  await site.fulfill(toOrder([toSeatLine(11), line]));
  const mail = (await site.send()).find(({ subject }) => subject.startsWith("Your courses"));

  expect(mail?.text.includes("A gift with a day goes out on the day you chose.")).toBe(isSaid);
});

test("a seat without an address goes to the buyer", async () => {
  await using site = openSiteOrders();
  const order = toOrder([toSeatLine(11, { first: "*", last: "*", email: "*" })], {
    billing_address: { first_name: "Ben", last_name: null },
  });

  await site.fulfill(order);
  await site.deliveries.deliverDue();

  expect(await site.learning.readOpenCourses(buyer)).toEqual(["9001011"]);
  expect(site.deliveries.read("1001-11-1")?.learner).toMatchObject({ first: "Ben", last: "" });
});

test("a buyer whose name nobody knows is greeted without one", async () => {
  await using site = openSiteOrders();

  await site.fulfill(toOrder([toSeatLine(11, { first: "*", last: "*", email: "*" })]));
  await site.deliveries.deliverDue();
  const access = (await site.send()).find(({ subject }) => subject.startsWith("Your ASL course is open"));

  expect(access?.text).toMatch(/^Hi,$/m);
  expect(access?.html).toContain("Hi,");
});

test("a student without a name isn't greeted with the buyer's", async () => {
  await using site = openSiteOrders();
  const order = toOrder([toSeatLine(11, { first: "*", last: "*" })], {
    billing_address: { first_name: "Ben", last_name: "Ng" },
  });

  await site.fulfill(order);

  expect(site.deliveries.read("1001-11-1")?.learner).toMatchObject({ first: "", last: "", email: zoe });
});

test("a seat without any address is in the log, and is opened once the order has one", async () => {
  await using site = openSiteOrders();
  const line = toSeatLine(11, { email: "*" });
  await site.fulfill(toOrder([line], { email: null }));
  const before = [...site.lines];

  await site.fulfill(toOrder([line]));
  await site.deliveries.deliverDue();

  expect(before).toEqual(["Seat 1001-11-1 has no address, so its course wasn't opened."]);
  expect(await site.learning.readOpenCourses(buyer)).toEqual(["9001011"]);
});

test("an order that's reported again enrolls nobody twice, and mails nobody twice", async () => {
  await using site = openSiteOrders();
  const order = toOrder([toSeatLine(11), toSeatLine(12, { email: "ana@example.test" })]);

  await Promise.all([site.fulfill(order), site.fulfill(order)]);
  await Promise.all([site.deliveries.deliverDue(), site.deliveries.deliverDue()]);
  await site.fulfill(order);
  await site.deliveries.deliverDue();

  expect((await site.send()).map(({ to }) => to).toSorted()).toEqual(["ana@example.test", buyer, zoe]);
});

test.each([
  ["an old order from before opens nothing", "2026-08-20T08:00:00Z", []],
  [
    "a new order opens its courses, even if it arrives before the others",
    "2026-09-01T07:59:00Z",
    ["9001011"],
  ],
])("an update of %s", async (_what, created_at, open) => {
  await using site = openSiteOrders();

  await site.update(toOrder([toSeatLine(11)], { created_at }));
  await site.deliveries.deliverDue();

  expect(await site.learning.readOpenCourses(zoe)).toEqual(open);
});

test("a platform that's down delays a course, at growing intervals, and loses none", async () => {
  const { state, platform } = createFlakyPlatform();
  await using site = openSiteOrders({ platform });
  state.is = "down";
  await site.fulfill(toOrder([toSeatLine(11)]));

  await site.deliveries.deliverDue();
  site.clock.time += 10_000;
  await site.deliveries.deliverDue();
  state.is = "up";
  site.clock.time += 19_000;
  await site.deliveries.deliverDue();
  const tooEarly = state.enrollments;
  site.clock.time += 1000;
  await site.deliveries.deliverDue();

  expect(tooEarly).toBe(0);
  expect(await site.learning.readOpenCourses(zoe)).toEqual(["9001011"]);
  expect(site.lines).toEqual([
    "Delivery 1001-11-1 failed: Thinkific: enroll: 503. Attempt 1; the next is in 10 s.",
    "Delivery 1001-11-1 failed: Thinkific: enroll: 503. Attempt 2; the next is in 20 s.",
  ]);
});

test("after four days, an operator sees what failed, and can repeat it", async () => {
  const { state, platform } = createFlakyPlatform();
  await using site = openSiteOrders({ platform });
  state.is = "down";
  await site.fulfill(toOrder([toSeatLine(11)]));
  await failEveryAttempt(site);
  const failed = site.deliveryRows.list("failed");
  state.is = "up";

  expect(site.deliveryRows.retry("1001-11-1", site.clock.time)).toBe(true);
  await site.deliveries.deliverDue();

  expect(failed).toMatchObject([{ id: "1001-11-1", lastError: "Thinkific: enroll: 503" }]);
  expect(JSON.stringify(failed)).not.toContain("zoe");
  expect(site.lines.at(-1)).toContain("failed for good");
  expect(site.deliveries.read("1001-11-1")?.state).toBe("delivered");
});

test("a course without a learning site id waits until an editor adds it", async () => {
  const course = { id: "9001011", title: "ASL Level 1A" };
  const studio: { access: { courses: (typeof course)[]; years: number } | null } = { access: null };
  await using site = openSiteOrders({ readCourseAccess: async () => studio.access });
  await site.fulfill(toOrder([toSeatLine(11)]));

  await site.deliveries.deliverDue();
  studio.access = { courses: [course], years: 1 };
  site.clock.time += hour;
  await site.deliveries.deliverDue();

  expect(site.lines).toEqual([expect.stringContaining("has no learning site id. Attempt 1")]);
  expect(await site.learning.readOpenCourses(zoe)).toEqual(["9001011"]);
});

test("an error that may name somebody isn't in the log", async () => {
  await using site = openSiteOrders({
    readCourseAccess: () => Promise.reject(new TypeError("zoe@example.test isn't a course")),
  });
  await site.fulfill(toOrder([toSeatLine(11)]));

  await site.deliveries.deliverDue();

  expect(site.lines).toEqual([expect.stringContaining("failed: TypeError.")]);
});

test("a process that died while it opened a course is replaced once its lease ends", async () => {
  const { state, platform } = createFlakyPlatform();
  await using site = openSiteOrders({ platform });
  state.is = "hanging";
  await site.fulfill(toOrder([toSeatLine(11)]));
  void site.deliveries.deliverDue();
  await expect.poll(() => site.deliveries.read("1001-11-1")?.state).toBe("sending");
  state.is = "up";

  await site.deliveries.deliverDue();
  const during = site.deliveries.read("1001-11-1")?.state;
  site.clock.time += leaseMs;
  await site.deliveries.deliverDue();

  expect(during).toBe("sending");
  expect(site.deliveries.read("1001-11-1")?.state).toBe("delivered");
});
