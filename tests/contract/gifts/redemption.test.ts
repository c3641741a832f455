import { handleGiftCode, handleRedemption } from "@shop/web/features/gifts/handle-gift-code.ts";
import { formatDay } from "@shop/web/lib/format-day.ts";
import { LearningPlatformError } from "@shop/web/providers/learning/learning-platform.ts";
import { expect, test } from "vitest";
import { openCodes, openGift, send, toRequest, toServices } from "../../support/gift-code-page.ts";
import { createFlakyPlatform } from "../../support/site-orders.ts";

const ana = { first_name: "Ana", last_name: "Ng", email: "ana.ng@example.test" };

test("a code shows the gift: its card, its giver, and its course", async () => {
  await using site = await openGift();

  const answer = await send(
    handleGiftCode,
    { code: site.code.toLowerCase().replaceAll("-", " ") },
    site.services,
  );

  expect(answer).toEqual({
    status: 200,
    body: {
      gift: { courseTitle: "ASL Level 1A", message: "For <you>", from: "Ben", template: "Everyday" },
    },
  });
});

test("redeeming a gift opens its course, and mails the learner", async () => {
  await using site = await openGift();

  const { status, body } = await send(handleRedemption, { code: site.code, ...ana }, site.services);

  expect(status).toBe(200);
  expect(body.courseTitle).toBe("ASL Level 1A");
  expect(body.learningUrl).toMatch(/^https:\/\/shop\.example\/learning\?token=/);
  expect(await site.learning.readOpenCourses(ana.email)).toEqual(["9001011"]);
  expect((await site.send()).map(({ to }) => to)).toContain(ana.email);
});

const level1a = { id: "9001011", title: "ASL Level 1A" };
const learner = { first: "Ana", last: "Ng", email: ana.email, studentId: null };

test.each([["2027-09-01T08:00:00Z"], ["2027-06-10T08:00:00Z"]])(
  "a code isn't spent on somebody who has the course until %s",
  async (time) => {
    await using site = await openGift();
    const expiresAt = Date.parse(time);
    await site.learning.enroll({ learner, courses: [level1a], expiresAt });

    const { status, body } = await send(
      handleRedemption,
      { code: site.code, ...ana, email: "ANA.NG@example.test" },
      site.services,
    );

    const message = `ANA.NG@example.test already has this course until ${formatDay(expiresAt)}. Keep the code for someone else, or redeem it closer to that day.`;
    expect({ status, body }).toEqual({ status: 422, body: { errors: [{ field: "email", message }] } });
    expect(site.gifts.find(site.code)?.state).toBe("unredeemed");
  },
);

test.each([
  ["whose access to the course ends sooner", "9001011", "2027-05-01T08:00:00Z"],
  ["whose access has ended", "9001011", "2026-08-01T08:00:00Z"],
  ["who has another course", "9001012", "2027-09-01T08:00:00Z"],
])("a code opens its course for somebody %s", async (_who, id, time) => {
  await using site = await openGift();
  const expiresAt = Date.parse(time);
  await site.learning.enroll({ learner, courses: [{ ...level1a, id }], expiresAt });

  const { status } = await send(handleRedemption, { code: site.code, ...ana }, site.services);

  const ends = await site.learning.readAccessEnds(ana.email);
  expect(status).toBe(200);
  expect(ends.get("9001011")).toBe(Date.parse("2027-09-01T08:00:00Z"));
});

test("a learning platform that can't tell what a learner has keeps nobody from redeeming", async () => {
  await using site = await openGift({
    platform: (embedded) => ({
      ...embedded,
      readAccessEnds: () => Promise.reject(new LearningPlatformError("Thinkific: read enrollments: 503")),
    }),
  });

  const { status } = await send(handleRedemption, { code: site.code, ...ana }, site.services);

  expect(status).toBe(200);
  expect(site.lines).toEqual([
    "Error reading what a gift's learner has LearningPlatformError: Thinkific: read enrollments: 503",
  ]);
});

test("whoever presses twice isn't told that they have the course, which the first press has opened by then", async () => {
  const firstPress: (() => Promise<void>)[] = [];
  await using site = await openGift({
    platform: (embedded) => ({
      ...embedded,
      readAccessEnds: async (email) => {
        await Promise.all(firstPress.map((press) => press()));
        return embedded.readAccessEnds(email);
      },
    }),
  });
  firstPress.push(() => {
    site.gifts.redeem(site.code, learner);
    return site.deliveries.deliver("1001-11-1");
  });

  const { status, body } = await send(handleRedemption, { code: site.code, ...ana }, site.services);

  expect(status).toBe(200);
  expect(body.courseTitle).toBe("ASL Level 1A");
});

test("of two people who redeem a code at once, one gets the course", async () => {
  await using site = await openGift();
  const people = [ana, { ...ana, email: "eve@example.test" }];

  const answers = await Promise.all(
    people.map((person) => send(handleRedemption, { code: site.code, ...person }, site.services)),
  );
  const open = await Promise.all(people.map(({ email }) => site.learning.readOpenCourses(email)));

  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
  expect(open.flat()).toEqual(["9001011"]);
});

test("whoever presses twice, or gets no answer, gets the same course again and one mail", async () => {
  await using site = await openGift();
  const redeem = () =>
    send(handleRedemption, { code: site.code, ...ana, email: "ANA.NG@example.test" }, site.services);

  const [first] = await Promise.all([redeem(), redeem()]);
  const again = await redeem();

  expect(again).toEqual(first);
  expect((await site.send()).filter(({ to }) => to.toLowerCase() === ana.email)).toHaveLength(1);
});

test.each([
  ["an unknown code", 404],
  ["no code at all", 404],
  ["a used code", 409],
  ["an expired code", 410],
  ["a replaced code", 410],
])("%s is a %d that says what's wrong with the code, in both steps", async (name, status) => {
  await using site = await openCodes();
  const code = site.named[name];

  const shown = await send(handleGiftCode, { code }, site.services);
  const redeemed = await send(handleRedemption, { code, ...ana }, site.services);

  expect(shown).toMatchObject({
    status,
    body: { errors: [{ field: "code", message: expect.stringMatching(/code/) }] },
  });
  expect(redeemed).toEqual(shown);
  expect(await site.learning.readOpenCourses(ana.email)).toEqual([]);
});

test("every answer about a code takes the same time, at least", async () => {
  await using site = await openGift();
  const services = toServices(site, { answerTimeMs: 60 });
  const measure = async (code: string) => {
    const start = performance.now();
    await send(handleGiftCode, { code }, services);
    return performance.now() - start;
  };

  const times = await Promise.all([site.code, "0000-0000-0000", "hello"].map(measure));

  expect(Math.min(...times)).toBeGreaterThan(55);
});

test("each wrong field is named, with the requirements' messages, and nothing is redeemed", async () => {
  await using site = await openGift();

  const { status, body } = await send(
    handleRedemption,
    { code: site.code, first_name: "", last_name: "Ng1", email: "ana" },
    site.services,
  );

  expect(status).toBe(422);
  expect(body.errors).toEqual([
    { field: "first_name", message: "Please enter your first name" },
    { field: "last_name", message: "Please use only letters, spaces, hyphens or commas" },
    { field: "email", message: "Please enter a valid email address" },
  ]);
  expect(site.gifts.find(site.code)?.state).toBe("unredeemed");
});

test.each([
  ["a filled honeypot", { website: "https://eve.example" }],
  ["a form that's sent at once", { open_ms: 10 }],
  ["a header injection", { email: "ana@example.test\r\nBcc: eve@example.test" }],
  ["markup", { first_name: "<b>Ana</b>" }],
  ["an invisible character", { last_name: "N\u202Eg" }],
])("%s redeems nothing", async (_what, fields) => {
  await using site = await openGift();

  const { status } = await send(handleRedemption, { code: site.code, ...ana, ...fields }, site.services);

  expect(status).toBe(422);
  expect(site.gifts.find(site.code)?.state).toBe("unredeemed");
});

test("another site's form is refused", async () => {
  await using site = await openGift();
  const request = toRequest("code=x", {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "cross-site",
  });

  expect((await handleGiftCode(request, site.services)).status).toBe(403);
});

test("a learning platform that doesn't respond leaves the gift redeemed, and the course follows", async () => {
  const { state, platform } = createFlakyPlatform();
  await using site = await openGift({ platform });
  state.is = "down";

  const { status, body } = await send(handleRedemption, { code: site.code, ...ana }, site.services);
  state.is = "up";
  site.clock.time += 60_000;
  await site.deliveries.deliverDue();

  expect([status, body.learningUrl]).toEqual([200, null]);
  expect(await site.learning.readOpenCourses(ana.email)).toEqual(["9001011"]);
});
