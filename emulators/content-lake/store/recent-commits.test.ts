import { expect, test } from "vitest";
import { createRecentCommits } from "./recent-commits.ts";

const commit = (transactionId: string, dataset = "production") => ({
  dataset,
  transactionId,
  author: "someone",
  timestamp: "2026-01-01T00:00:00Z",
  changes: [],
});

const long = (transactionId: string) => ({
  ...commit(transactionId),
  changes: [
    { id: "a", before: { _id: "a", _type: "a", text: "a".repeat(9_000_000) }, after: null, mutations: [] },
  ],
});

test("commits are kept in order", () => {
  const recent = createRecentCommits("this");

  recent.push(commit("a"));
  recent.push(commit("b"));

  expect(recent.end()).toBe(2);
  expect([0, 1, 2].map((position) => recent.at(position)?.transactionId)).toEqual(["a", "b", undefined]);
});

test("a transaction is found in its own dataset", () => {
  const recent = createRecentCommits("this");

  recent.push(commit("same", "staging"));
  recent.push(commit("same", "production"));

  expect(recent.find("production", "same")).toBe(1);
  expect(recent.find("elsewhere", "same")).toBeNull();
});

test("anything older than the latest 1024 commits is dropped", () => {
  const recent = createRecentCommits("this");
  Array.from({ length: 1025 }, (_, index) => commit(`t${index}`)).forEach((each) => recent.push(each));

  expect(recent.at(0)).toBeNull();
  expect(recent.at(1)?.transactionId).toBe("t1");
  expect(recent.end()).toBe(1025);
});

test("fewer large commits are kept, but always the latest", () => {
  const recent = createRecentCommits("this");

  recent.push(long("a"));
  recent.push(long("b"));

  expect(recent.at(0)).toBeNull();
  expect(recent.at(1)?.transactionId).toBe("b");
});

test("a position has a name that only this process knows", () => {
  const recent = createRecentCommits("this");
  const other = createRecentCommits("other");
  recent.push(commit("a"));
  other.push(commit("a"));

  expect(recent.parseId(recent.toId(1))).toBe(1);
  expect(other.parseId(recent.toId(1))).toBeNull();
});

test.each([["this:2"], ["this:-1"], ["this"], ["this:"], [""]])("%j isn't a position's name", (id) => {
  const recent = createRecentCommits("this");
  recent.push(commit("a"));

  expect(recent.parseId(id)).toBeNull();
});

test("all commits can be dropped, and positions keep counting", () => {
  const recent = createRecentCommits("this");
  recent.push(commit("a"));

  recent.clear();
  recent.push(commit("b"));

  expect(recent.find("production", "a")).toBeNull();
  expect(recent.find("production", "b")).toBe(1);
});

test("a commit that purges becomes the first known one", () => {
  const recent = createRecentCommits("this");
  recent.push(commit("a"));

  recent.push({ ...commit("purge"), purged: ["a"] });

  expect(recent.find("production", "a")).toBeNull();
  expect(recent.find("production", "purge")).toBe(1);
});
