import { expect, test } from "vitest";
import { course, create, edit } from "../../support/course-actions.ts";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";

const readTransactions = async (lake: TestLake, ids: string): Promise<string> => {
  const response = await fetch(`${lake.url}/v2026-06-01/data/history/production/transactions/${ids}`, {
    headers: { authorization: "Bearer sk-editor" },
  });
  return response.text();
};

test("a discarded draft stays in the history unless it's purged", async () => {
  await using lake = await startTestLake();
  const discard = (purge: boolean) =>
    lake
      .client()
      .action({ actionType: "sanity.action.document.version.discard", versionId: "drafts.course-1a", purge });
  await lake.client().action(create);
  await discard(false);
  const remembered = await readTransactions(lake, "drafts.course-1a");
  await lake.client().action(create);

  await discard(true);

  expect(remembered).toContain("drafts.course-1a");
  expect(await readTransactions(lake, "drafts.course-1a")).not.toContain("drafts.course-1a");
});

test("a document can be deleted with its history and its drafts' history", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);
  await lake.client().action(edit("New"));

  await lake.client().action({
    actionType: "sanity.action.document.delete",
    publishedId: "course-1a",
    includeDrafts: ["drafts.course-1a"],
    purge: true,
  });

  expect(await readTransactions(lake, "course-1a,drafts.course-1a")).not.toContain("course-1a");
});

test("a mutation purges what it deletes, and other documents keep their history", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);
  await lake.client().create({ ...course, _id: "course-1b" });

  await lake.client().mutate([{ delete: { id: "course-1a", purge: true } as { id: string } }]);

  expect(await readTransactions(lake, "course-1a")).not.toContain("course-1a");
  expect(await readTransactions(lake, "course-1b")).toContain("course-1b");
});

test("a purged document that's created again starts a new history", async () => {
  await using lake = await startTestLake();
  await lake.client().create({ ...course, title: "Secret" });
  await lake.client().mutate([{ delete: { id: "course-1a", purge: true } as { id: string } }]);

  await lake.client().create(course);
  await lake.restart();

  const transactions = await readTransactions(lake, "course-1a");
  expect(transactions.trim().split("\n")).toHaveLength(1);
  expect(transactions).not.toContain("Secret");
});

test("a dry run of a purge keeps the history", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  await lake
    .client()
    .mutate([{ delete: { id: "course-1a", purge: true } as { id: string } }], { dryRun: true });

  expect(await readTransactions(lake, "course-1a")).toContain("course-1a");
});
