import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSiteDatabase } from "@shop/web/database/site-database.ts";
import { answerLearner } from "@shop/web/features/learning/learning-page.ts";
import { createEmbeddedLearning } from "@shop/web/providers/learning/embedded-learning.ts";
import { expect, test } from "vitest";
import { defineLearningTests } from "../../support/define-learning-tests.ts";

async function open() {
  const dataDir = mkdtempSync(join(tmpdir(), "learning-"));
  const database = openSiteDatabase(dataDir);
  const clock = { time: Date.parse("2026-09-01T08:00:00Z") };
  const platform = createEmbeddedLearning({
    database,
    siteUrl: "https://shop.example",
    now: () => clock.time,
  });
  return {
    clock,
    platform,
    begin: (learningUrl: string, _email: string, courseId: string) => {
      platform.start(toToken(learningUrl), courseId);
    },
    [Symbol.asyncDispose]: async () => {
      database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

defineLearningTests(open);

const toToken = (learningUrl: string) => new URL(learningUrl).searchParams.get("token") ?? "";

const ana = { first: "Ana", last: "Ng", email: "ana@example.test", studentId: null };
const stories = { id: "9001011", title: "Signs & stories" };
const expiresAt = Date.parse("2027-09-01T08:00:00Z");

test("the landing page greets the learner and lists the courses of their link", async () => {
  await using fixture = await open();
  const { learningUrl } = await fixture.platform.enroll({ learner: ana, courses: [stories], expiresAt });
  const token = toToken(learningUrl);

  const response = answerLearner(fixture.platform.readLearner(token), token);
  const page = await response.text();

  expect(response.status).toBe(200);
  expect(page).toContain("Welcome, Ana");
  expect(page).toContain("<strong>Signs &amp; stories</strong><br>Until September 1, 2027");
  expect(page).not.toContain("ana@example.test");
});

test("a link shows nothing that was bought for the same address before", async () => {
  await using fixture = await open();
  await fixture.platform.enroll({ learner: ana, courses: [stories], expiresAt });
  const stranger = { ...ana, first: "Eve" };
  const other = { id: "9001012", title: "Level 1B" };

  const { learningUrl } = await fixture.platform.enroll({ learner: stranger, courses: [other], expiresAt });

  expect(fixture.platform.readLearner(toToken(learningUrl))).toMatchObject({
    first: "Eve",
    courses: [{ title: "Level 1B" }],
  });
  expect(fixture.platform.start(toToken(learningUrl), stories.id)).toBe(false);
});

test("a course that was begun says when", async () => {
  await using fixture = await open();
  const { learningUrl } = await fixture.platform.enroll({ learner: ana, courses: [stories], expiresAt });
  const token = toToken(learningUrl);

  fixture.platform.start(token, stories.id);
  const page = await answerLearner(fixture.platform.readLearner(token), token).text();

  expect(page).toContain("You started on September 1, 2026.");
  expect(page).not.toContain("<button>");
});

test("a learner whose course was withdrawn reads why that may be, and whom to ask", async () => {
  await using fixture = await open();
  const { learningUrl } = await fixture.platform.enroll({ learner: ana, courses: [stories], expiresAt });
  const token = toToken(learningUrl);

  await fixture.platform.withdraw(ana.email, [stories.id]);
  const page = await answerLearner(fixture.platform.readLearner(token), token).text();

  expect(page).toContain("No course is open for you right now.");
  expect(page).toMatch(/refunded, or when whoever bought it gives it to somebody else/);
  expect(page).toContain('ask them, or <a href="/contact-us">write to us</a>');
});

test.each([[""], ["abc"], ["eyJlbWFpbCI6ImFuYSJ9.c2lnbmVk"]])(
  "%j opens nobody's landing page",
  async (token) => {
    await using fixture = await open();

    expect(answerLearner(fixture.platform.readLearner(token), token).status).toBe(404);
  },
);
