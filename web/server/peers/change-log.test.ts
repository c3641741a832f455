import { expect, test } from "vitest";
import { createChangeLog } from "./change-log.ts";

test("a peer gets the changes after the last one that it knows", () => {
  const log = createChangeLog(10);
  const before = log.latestId();
  log.add(["shop"]);
  const known = log.latestId();
  log.add(["product:1", "product:2"]);

  expect(log.since(before)?.map(({ tags }) => tags)).toEqual([["shop"], ["product:1", "product:2"]]);
  expect(log.since(known)?.map(({ tags }) => tags)).toEqual([["product:1", "product:2"]]);
  expect(log.since(log.latestId())).toEqual([]);
});

test("a log doesn't claim to know what came after another process's change or one that it has forgotten", () => {
  const log = createChangeLog(2);
  const forgotten = log.latestId();
  for (const tag of ["a", "b", "c"]) log.add([tag]);

  expect(log.since(forgotten)).toBeNull();
  expect(log.since(createChangeLog(2).latestId())).toBeNull();
  expect(log.since("undefined")).toBeNull();
});
