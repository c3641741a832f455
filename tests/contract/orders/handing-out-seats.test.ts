import { expect, test } from "vitest";
import { openOrder } from "../../support/order-page.ts";
import { toSeatLine } from "../../support/shop-orders.ts";
import { beginCourse } from "../../support/site-orders.ts";

const buyer = "ben@example.test";
const ana = { first_name: "Ana", last_name: "Ng", email: "ana.ng@example.test" };
const eve = { first_name: "Eve", last_name: "Li", email: "eve@example.test" };
const unnamed = { first: "*", last: "*", email: "*" };
const unnamedSeats = [11, 12].map((id) => toSeatLine(id, unnamed));
const hasSeat = "This email address has a seat in this course already";

type Site = Awaited<ReturnType<typeof openOrder>>;

const listLearners = ({ deliveries }: Site) =>
  deliveries.ofOrder("1001").map(({ learner: { email } }) => email);

test.each([ana.email, "ANA.NG@example.test"])(
  "a seat isn't given to %s, who has one of the same course, and what was typed stays",
  async (email) => {
    await using site = await openOrder([toSeatLine(11, ana), toSeatLine(12, unnamed)]);

    const { status, text } = await site.correct({ item: "1001-12-1", ...ana, email });

    expect(status).toBe(422);
    expect(text).toContain(hasSeat);
    expect(text).toContain(`value="${email}"`);
    expect(listLearners(site)).toEqual([ana.email, buyer]);
  },
);

test("a student's seat isn't moved to a classmate's address either", async () => {
  await using site = await openOrder([toSeatLine(11), toSeatLine(12, ana)]);

  const { status, text } = await site.correct({ item: "1001-11-1", ...ana });

  expect([status, text.includes(hasSeat)]).toEqual([422, true]);
});

test("a seat can be given to whoever has one of another course, or one that was refunded", async () => {
  const refunded = toSeatLine(13, ana, { current_quantity: 0 });
  const other = toSeatLine(12, ana, { product_id: 43, title: "ASL Level 1B" });
  await using site = await openOrder([toSeatLine(11, unnamed), other, refunded]);

  const { status } = await site.correct({ item: "1001-11-1", ...ana });

  expect([status, listLearners(site)[0]]).toEqual([303, ana.email]);
});

test("two seats aren't given to one address at the same time", async () => {
  const asked: string[] = [];
  const answer = Promise.withResolvers<boolean>();
  await using site = await openOrder([toSeatLine(11, unnamed), toSeatLine(12)], {
    platform: (embedded) => ({
      ...embedded,
      hasStarted: (email) => {
        asked.push(email);
        return answer.promise;
      },
    }),
  });

  const corrections = ["1001-11-1", "1001-12-1"].map((item) => site.correct({ item, ...ana }));
  await expect.poll(() => asked).toHaveLength(2);
  answer.resolve(false);

  expect((await Promise.all(corrections)).map(({ status }) => status)).toEqual([303, 422]);
  expect(listLearners(site)).toEqual([ana.email, "zoe@example.test"]);
});

test("a page that doesn't know that its seat was given away gives the next free one", async () => {
  await using site = await openOrder(unnamedSeats);
  const form = { item: "1001-11-1", seats: "any" };
  await site.correct({ ...form, ...ana });

  const { status, location } = await site.correct({ ...form, ...eve });

  expect([status, location]).toEqual([303, `/orders/${site.token}?corrected=1001-12-1#changed`]);
  expect(listLearners(site)).toEqual([ana.email, eve.email]);
});

test("a refunded seat is no reason not to give the next one", async () => {
  const refunded = toSeatLine(11, unnamed, { current_quantity: 0 });
  await using site = await openOrder([refunded, toSeatLine(12, unnamed)]);

  const { status } = await site.correct({ item: "1001-11-1", seats: "any", ...ana });

  expect([status, listLearners(site)]).toEqual([303, [buyer, ana.email]]);
});

test("a buyer's last seat that was refunded meanwhile isn't called given away", async () => {
  await using site = await openOrder([toSeatLine(11, unnamed, { current_quantity: 0 })]);

  const { status, text } = await site.correct({ item: "1001-11-1", seats: "any", ...ana });

  expect([status, text.includes("This was refunded")]).toEqual([409, true]);
});

test("once all seats are given, the form says so, and takes none of a student or of another course", async () => {
  const other = toSeatLine(13, unnamed, { product_id: 43, title: "ASL Level 1B" });
  await using site = await openOrder([toSeatLine(11, unnamed), toSeatLine(12), other]);
  const form = { item: "1001-11-1", seats: "any" };
  await site.correct({ ...form, ...ana });

  const { status, text } = await site.correct({ ...form, ...eve });

  expect(status).toBe(409);
  expect(text).toContain("All of these seats have been given to someone.");
  expect(text).toContain('name="seats" value="any"');
  expect(text).toContain(`value="${eve.email}"`);
  expect(listLearners(site)).toEqual([ana.email, "zoe@example.test", buyer]);
});

test("the last free seat stays with a buyer who has begun", async () => {
  await using site = await openOrder(unnamedSeats);
  const form = { item: "1001-11-1", seats: "any" };
  await site.correct({ ...form, ...ana });
  beginCourse(site, "1001-12-1");

  const { status, text } = await site.correct({ ...form, ...eve });

  expect([status, text.includes("Someone has already started this course")]).toEqual([409, true]);
});

test("a mistyped student's seat is the one that's fixed, and no other", async () => {
  await using site = await openOrder([toSeatLine(11), toSeatLine(12, unnamed)]);
  await site.correct({ item: "1001-11-1", ...ana });

  const { status, text } = await site.correct({ item: "1001-11-1", ...eve });

  expect([status, text.includes("This was changed once already.")]).toEqual([409, true]);
  expect(listLearners(site)).toEqual([ana.email, buyer]);
});
