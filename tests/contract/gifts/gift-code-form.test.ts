import { handleGiftCode, handleRedemption } from "@shop/web/features/gifts/handle-gift-code.ts";
import { expect, test } from "vitest";
import { openGift, submit, toServices } from "../../support/gift-code-page.ts";

const ana = { first_name: "Ana", last_name: "Ng", email: "ana.ng@example.test" };
const sentence = "Sorry, we're having trouble with our form. Please email us at hello@shop.example for help.";

test("a failure says whom to email, keeps what was typed, and logs nothing about the person", async () => {
  await using site = await openGift();
  const services = toServices(site, {
    gifts: {
      ...site.gifts,
      redeem: () => {
        throw new Error("the disk is full");
      },
    },
  });

  const answer = await submit(handleRedemption, { code: site.code, ...ana }, services);

  expect(answer.status).toBe(503);
  expect(answer.text).toContain(sentence.replaceAll("'", "&#39;"));
  expect(answer.text).toContain(`value="${ana.email}"`);
  expect(site.lines).toEqual(["Error reading a gift code Error: the disk is full"]);
});

test("without a script, a learner who has the course is told so beside their address", async () => {
  await using site = await openGift();
  const learner = { first: "Ana", last: "Ng", email: ana.email, studentId: null };
  const courses = [{ id: "9001011", title: "ASL Level 1A" }];
  await site.learning.enroll({ learner, courses, expiresAt: Date.parse("2028-01-15T18:00:00Z") });

  const { status, text } = await submit(handleRedemption, { code: site.code, ...ana }, site.services);

  expect(status).toBe(422);
  expect(text).toContain("ana.ng@example.test already has this course until January 15, 2028.");
  expect(text).toContain('aria-invalid="true" aria-describedby="email-error"');
  expect(text).toContain(`name="code" value="${site.code}"`);
});

test("without a script, the code leads to the card, then to the course, and what was typed stays", async () => {
  await using site = await openGift();

  const unknown = await submit(handleGiftCode, { code: "7K3M" }, site.services);
  const card = await submit(handleGiftCode, { code: site.code }, site.services);
  const invalid = await submit(handleRedemption, { code: site.code, ...ana, first_name: "" }, site.services);
  const done = await submit(handleRedemption, { code: site.code, ...ana }, site.services);

  expect(unknown.text).toContain('value="7K3M"');
  expect(card.text).toContain("For &lt;you&gt;");
  expect(card.text).toContain(`name="code" value="${site.code}"`);
  expect(invalid.status).toBe(422);
  expect(invalid.text).toContain('aria-invalid="true" aria-describedby="first_name-error"');
  expect(invalid.text).toContain(`value="${ana.email}"`);
  expect(done.text).toContain("ASL Level 1A is open");
  expect(done.text).toMatch(/<a href="https:\/\/shop\.example\/learning\?token=[^"]+">Go to the course<\/a>/);
});
