import { expect, test } from "vitest";
import { createRecentCommits } from "#content-lake/recent-commits.ts";

const commit = (transactionId: string) => ({
  dataset: "production",
  transactionId,
  author: "someone",
  timestamp: "2026-03-01T09:00:00Z",
  changes: [],
});

test("what came after a transaction is known", () => {
  const recent = createRecentCommits("start");
  for (const id of ["a", "b", "c"]) recent.push(commit(id));

  expect(recent.after("a")?.map(({ transactionId }) => transactionId)).toEqual(["b", "c"]);
  expect(recent.after("c")).toEqual([]);
});

test("a reader that came before the first transaction gets all of them", () => {
  const recent = createRecentCommits("start");
  const id = recent.latestId();
  recent.push(commit("a"));

  expect(recent.after(id)).toHaveLength(1);
});

test("what is too long ago is not known, though the edge of it is", () => {
  const recent = createRecentCommits("start");
  for (let count = 1; count <= 258; count += 1) recent.push(commit(`t${count}`));

  expect(recent.after("start")).toBeNull();
  expect(recent.after("t1")).toBeNull();
  expect(recent.after("t2")).toHaveLength(256);
});

test("a transaction of another process is not known", () => {
  expect(createRecentCommits("start").after("before the restart")).toBeNull();
});
