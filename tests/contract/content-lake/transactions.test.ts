import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";
import { readTransactions, startLakeWithHistory } from "../../support/history.ts";

const ids = ["course-1a", "drafts.course-1a"];

test("transactions are listed with their effects on each document", async () => {
  await using lake = await startLakeWithHistory();

  const transactions = await readTransactions(lake, ids);

  expect(transactions.map(({ id }) => id)).toEqual([
    "created",
    "edited",
    "published",
    "edited-again",
    "discarded",
    "unpublished",
  ]);
  expect(transactions[2]).toMatchObject({
    author: "robot-editor",
    documentIDs: ["course-1a", "drafts.course-1a"],
    effects: {
      "course-1a": { apply: [0, { title: "Two" }], revert: [0, null] },
      "drafts.course-1a": { apply: [0, null], revert: [0, { title: "Two" }] },
    },
  });
});

test("an edit's effects contain only the edit", async () => {
  await using lake = await startLakeWithHistory();

  const transactions = await readTransactions(lake, ["drafts.course-1a"], {
    fromTransaction: "edited",
    toTransaction: "edited",
  });

  expect(transactions[0]?.effects["drafts.course-1a"]).toEqual({
    apply: [17, expect.any(String), "_updatedAt", 17, "Two", "title"],
    revert: [17, expect.any(String), "_updatedAt", 17, "One", "title"],
  });
});

test("a range of transactions includes both ends, newest first on request", async () => {
  await using lake = await startLakeWithHistory();
  const read = async (query: Record<string, string>) =>
    (await readTransactions(lake, ids, query)).map(({ id }) => id);

  expect(await read({ fromTransaction: "edited", toTransaction: "edited-again" })).toEqual([
    "edited",
    "published",
    "edited-again",
  ]);
  expect(await read({ toTransaction: "published", reverse: "true", limit: "2" })).toEqual([
    "published",
    "edited",
  ]);
});

test("a time range includes both ends", async () => {
  await using lake = await startLakeWithHistory();
  const [, edited, , again] = await readTransactions(lake, ids);

  const between = await readTransactions(lake, ids, {
    fromTime: String(edited?.timestamp),
    toTime: String(again?.timestamp),
  });

  expect(between.map(({ id }) => id)).toEqual(["edited", "published", "edited-again"]);
});

test("transactions can be filtered by author", async () => {
  await using lake = await startLakeWithHistory();
  await lake
    .client({ token: "sk-administrator" })
    .transaction()
    .patch("drafts.course-1a", { set: { title: "Boss" } })
    .transactionId("by the administrator")
    .commit();
  const read = async (authors: string) =>
    (await readTransactions(lake, ids, { authors, fromTransaction: "unpublished" })).map(({ id }) => id);

  expect(await read("robot-administrator")).toEqual(["by the administrator"]);
  expect(await read("robot-editor,robot-administrator")).toEqual(["unpublished", "by the administrator"]);
});

test("a transaction's effects on other documents are included unless includeIdentifiedDocumentsOnly is set", async () => {
  await using lake = await startLakeWithHistory();
  const range = { fromTransaction: "published", toTransaction: "published" };

  const [whole] = await readTransactions(lake, ["course-1a"], range);
  const [alone] = await readTransactions(lake, ["course-1a"], {
    ...range,
    includeIdentifiedDocumentsOnly: "true",
  });

  expect(whole?.documentIDs).toEqual(["course-1a", "drafts.course-1a"]);
  expect(alone?.documentIDs).toEqual(["course-1a"]);
  expect(alone?.effects).toEqual({ "course-1a": expect.anything() });
});

test("mutations are included unless excluded", async () => {
  await using lake = await startLakeWithHistory();
  const range = { fromTransaction: "edited", toTransaction: "edited" };

  const [full] = await readTransactions(lake, ids, range);
  const [short] = await readTransactions(lake, ids, { ...range, excludeMutations: "true" });

  expect(full?.mutations).toEqual([{ patch: { id: "drafts.course-1a", set: { title: "Two" } } }]);
  expect(short).not.toHaveProperty("mutations");
});

test("the transactions of all documents include deletions", async () => {
  await using lake = await startTestLake();
  await lake.client().create({ _id: "one", _type: "course" });
  await lake.client().create({ _id: "other", _type: "course" });
  await lake.client().delete("one");

  const [latest] = await readTransactions(lake, [], { reverse: "true", limit: "1" });

  expect(latest).toMatchObject({ documentIDs: ["one"], mutations: [{ delete: { id: "one" } }] });
});

test("an unknown transaction counts as older than all known ones", async () => {
  await using lake = await startLakeWithHistory();

  expect(await readTransactions(lake, ids, { fromTransaction: "forgotten" })).toHaveLength(6);
  expect(await readTransactions(lake, ids, { toTransaction: "forgotten" })).toEqual([]);
});

test.each([
  ["limit", "none"],
  ["limit", "0"],
  ["fromTime", "yesterday"],
  ["effectFormat", "json"],
])("%s cannot be %j", async (name, value) => {
  await using lake = await startTestLake();

  await expect(readTransactions(lake, ids, { [name]: value })).rejects.toThrow(`400`);
});
