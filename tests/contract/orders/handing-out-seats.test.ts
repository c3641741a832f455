import { expect, test } from "vitest";
import { openOrder } from "../../support/order-page.ts";
import { toSeatLine } from "../../support/shop-orders.ts";

const buyer = "ben@example.test";
const ana = { first_name: "Ana", last_name: "Ng", email: "ana.ng@example.test" };
const unnamed = { first: "*", last: "*", email: "*" };
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
