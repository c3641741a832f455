import { expect, test } from "vitest";
import { openOrder } from "../../support/order-page.ts";
import { toGiftLine, toOrder, toSeatLine } from "../../support/shop-orders.ts";
import { beginCourse, openSiteOrders, readCode } from "../../support/site-orders.ts";

const zoe = "zoe@example.test";
const ana = { first_name: "Ana", last_name: "Ng", email: "ana.ng@example.test" };
const learner = { first: "Eve", last: "Ng", email: "eve@example.test" };
const cancelled = { financial_status: "refunded", cancelled_at: "2026-09-02T08:00:00Z" };

test("a mistyped student's course moves to the right address, with a mail there", async () => {
  await using site = await openOrder([toSeatLine(11)]);

  const answer = await site.correct({ item: "1001-11-1", ...ana });
  await site.deliveries.deliverDue();

  expect([answer.status, answer.location]).toEqual([
    303,
    `/orders/${site.token}?corrected=1001-11-1#changed`,
  ]);
  expect(await site.learning.readOpenCourses(zoe)).toEqual([]);
  expect(await site.learning.readOpenCourses(ana.email)).toEqual(["9001011"]);
  expect((await site.send()).map(({ to }) => to)).toContain(ana.email);
  expect(site.readStatus()?.items[0]).toMatchObject({
    learner: { first: "Ana", email: ana.email },
    canCorrect: false,
    isCorrected: true,
  });
});

test("an address is corrected once, also by two at the same time", async () => {
  await using site = await openOrder([toSeatLine(11)]);
  const eve = { ...ana, email: "eve@example.test" };

  const answers = await Promise.all(
    [ana, eve].map((person) => site.correct({ item: "1001-11-1", ...person })),
  );
  const later = await site.correct({ item: "1001-11-1", ...ana, email: "cleo@example.test" });

  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["303", "409"]);
  expect(later.text).toContain("This was changed once already.");
});

test("a course that somebody has begun stays where it is", async () => {
  await using site = await openOrder([toSeatLine(11)]);
  beginCourse(site, "1001-11-1");

  const { status, text } = await site.correct({ item: "1001-11-1", ...ana });

  expect([status, text.includes("Someone has already started this course")]).toEqual([409, true]);
  expect(await site.learning.readOpenCourses(zoe)).toEqual(["9001011"]);
});

test("seats that went to the buyer are handed out one by one, even after the buyer began their own", async () => {
  await using site = await openOrder([toSeatLine(11, { email: "*" }), toSeatLine(12, { email: "*" })]);
  beginCourse(site, "1001-11-1");

  const { status } = await site.correct({ item: "1001-12-1", ...ana });
  await site.deliveries.deliverDue();

  expect(status).toBe(303);
  expect(await site.learning.readOpenCourses(ana.email)).toEqual(["9001011"]);
  expect(await site.learning.readOpenCourses("ben@example.test")).toEqual(["9001011"]);
});

test("a correction while the course is being opened moves it to the right address as soon as it is", async () => {
  const opening = Promise.withResolvers<void>();
  await using slow = openSiteOrders({
    platform: (embedded) => ({
      ...embedded,
      enroll: async (enrollment) => {
        await opening.promise;
        return embedded.enroll(enrollment);
      },
    }),
  });
  await slow.fulfill(toOrder([toSeatLine(11)]));
  const underWay = slow.deliveries.deliverDue();
  await expect.poll(() => slow.deliveries.read("1001-11-1")?.courses).not.toBeNull();

  const moved = await slow.deliveries.move("1001-11-1", learner);
  opening.resolve();
  await underWay;
  await slow.deliveries.deliverDue();

  expect(moved).toBe("moved");
  expect(await slow.learning.readOpenCourses(zoe)).toEqual([]);
  expect(await slow.learning.readOpenCourses(learner.email)).toEqual(["9001011"]);
});

test("a gift's corrected card has another code, and the one that went astray stops working", async () => {
  await using site = await openOrder([toGiftLine(11)]);
  const [lost] = await site.sendGifts();

  const { status } = await site.correct({ item: "1001-11-1", email: ana.email });
  const sent = (await site.sendGifts()).find(({ to }) => to === ana.email);

  expect(status).toBe(303);
  expect(site.gifts.find(readCode(lost))).toMatchObject({ id: "1001-11-1", state: "expired" });
  expect(site.gifts.find(readCode(sent))).toMatchObject({ id: "1001-11-1", state: "unredeemed" });
});

test("a replaced code opens nothing, also once the new one was redeemed", async () => {
  await using site = await openOrder([toGiftLine(11)]);
  const [lost] = await site.sendGifts();
  await site.correct({ item: "1001-11-1", email: ana.email });
  const sent = (await site.sendGifts()).find(({ to }) => to === ana.email);

  const before = site.gifts.redeem(readCode(lost), learner);
  const redeemed = site.gifts.redeem(readCode(sent), learner);
  const after = site.gifts.redeem(readCode(lost), learner);

  expect([before, redeemed.kind, after]).toEqual([{ kind: "expired" }, "redeemed", { kind: "expired" }]);
});

test("a card that's scheduled goes to the corrected address only, on its day", async () => {
  await using site = await openOrder([toGiftLine(11, { deliver: "2026-12-24" })]);
  await site.correct({ item: "1001-11-1", email: ana.email });
  const before = [...(await site.sendGifts())];

  site.clock.time = Date.parse("2026-12-24T13:00:00Z");

  expect(before).toEqual([]);
  expect((await site.sendGifts()).map(({ to }) => to)).toEqual([ana.email]);
});

test("a refund after the correction expires the new code, too", async () => {
  await using site = await openOrder([toGiftLine(11)]);
  await site.correct({ item: "1001-11-1", email: ana.email });
  const sent = (await site.sendGifts()).find(({ to }) => to === ana.email);

  await site.fulfill(toOrder([toGiftLine(11)], cancelled));

  expect(site.gifts.find(readCode(sent))).toMatchObject({ state: "expired" });
});

test("a gift that was redeemed keeps its address", async () => {
  await using site = await openOrder([toGiftLine(11)]);
  site.gifts.redeem(site.codes.toCode("1001-11-1"), learner);

  const { status, text } = await site.correct({ item: "1001-11-1", email: ana.email });

  expect([status, text.includes("This gift was redeemed")]).toEqual([409, true]);
});

test("wrong fields are named, and what was typed stays", async () => {
  await using site = await openOrder([toSeatLine(11)]);

  const { status, text } = await site.correct({ item: "1001-11-1", ...ana, first_name: "", email: "ana" });

  expect(status).toBe(422);
  expect(text).toContain("Please enter their first name");
  expect(text).toContain("Please enter a valid email address");
  expect(text).toContain('value="Ng"');
  expect(site.deliveries.read("1001-11-1")?.learner.email).toBe(zoe);
});

test("the address that it has already isn't a correction", async () => {
  await using site = await openOrder([toSeatLine(11)]);

  const { status, text } = await site.correct({ item: "1001-11-1", ...ana, email: "ZOE@example.test" });

  expect([status, text.includes("This is the address it has now")]).toEqual([422, true]);
});

test.each([
  ["another order's seat", { item: "1002-11-1" }, {}, 409],
  ["an altered link", { token: "eyJvcmRlciI6IjEwMDEifQ.c2lnbmVk", item: "1001-11-1" }, {}, 404],
  ["another site's form", { item: "1001-11-1" }, { "sec-fetch-site": "cross-site" }, 403],
])("%s changes nothing", async (_what, fields, headers, expected) => {
  await using site = await openOrder([toSeatLine(11)]);
  await site.fulfill(toOrder([toSeatLine(11)], { id: 1002, name: "#1002" }));

  const { status } = await site.correct({ ...ana, ...fields }, headers);

  expect(status).toBe(expected);
  expect(site.deliveries.read("1001-11-1")?.learner.email).toBe(zoe);
  expect(site.deliveries.read("1002-11-1")?.learner.email).toBe(zoe);
});

test("a learning platform that's down keeps what was typed, and changes nothing", async () => {
  await using site = await openOrder([toSeatLine(11)], {
    platform: (embedded) => ({ ...embedded, hasStarted: () => Promise.reject(new Error("down")) }),
  });

  const { status, text } = await site.correct({ item: "1001-11-1", ...ana });

  expect(status).toBe(503);
  expect(text).toContain("Please email us at hello@shop.example for help.");
  expect(text).toContain(`value="${ana.email}"`);
});
