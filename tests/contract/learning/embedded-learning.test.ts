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
  return {
    clock,
    platform: createEmbeddedLearning({
      database,
      siteUrl: "https://shop.example",
      now: () => clock.time,
    }),
    [Symbol.asyncDispose]: async () => {
      database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

defineLearningTests(open);

const toToken = (learningUrl: string) => new URL(learningUrl).searchParams.get("token") ?? "";

test("the landing page greets the learner and lists their open courses", async () => {
  await using fixture = await open();
  const { learningUrl } = await fixture.platform.enroll({
    learner: { first: "Ana", last: "Ng", email: "ana@example.test" },
    courses: [{ id: "9001011", title: "Signs & stories" }],
    expiresAt: Date.parse("2027-09-01T08:00:00Z"),
  });

  const response = answerLearner(fixture.platform.readLearner(toToken(learningUrl)));
  const page = await response.text();

  expect(response.status).toBe(200);
  expect(page).toContain("Welcome, Ana");
  expect(page).toContain("Signs &amp; stories, until September 1, 2027");
  expect(page).not.toContain("ana@example.test");
});

test.each([[""], ["abc"], ["eyJlbWFpbCI6ImFuYSJ9.c2lnbmVk"]])(
  "%j opens nobody's landing page",
  async (token) => {
    await using fixture = await open();

    expect(answerLearner(fixture.platform.readLearner(token)).status).toBe(404);
  },
);
