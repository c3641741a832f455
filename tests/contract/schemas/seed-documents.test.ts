import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TestLake } from "../../support/content-lake.ts";
import { startSeededLake } from "../../support/seeded-lake.ts";
import { createDocumentChecks, type WrittenDocument } from "../../support/document-checks.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let lake: TestLake;

beforeAll(async () => {
  lake = await startSeededLake();
});

afterAll(() => lake?.[Symbol.asyncDispose]());

/** Inconsistencies whose two readings both stay (requirements §1.4, §3.57), and what has ended. The Studio warns about them. */
const known =
  /Is one of them wrong\?|already has this ID|Reports count them together|warning at endsAt: This is in the past/;

test("every document of the demo shop passes the Studio's validation", async () => {
  const documents = await lake
    .client()
    .fetch<WrittenDocument[]>(`*[!(_type match "sanity.*") && !(_type match "system.*")]`);
  const findIn = await createDocumentChecks(lake.client());

  const findings: string[] = [];
  for (const document of documents) {
    for (const finding of await findIn(document)) findings.push(`${document._id}: ${finding}`);
  }

  expect(documents.length).toBeGreaterThan(0);
  expect(findings.filter((finding) => !known.test(finding))).toEqual([]);
});
