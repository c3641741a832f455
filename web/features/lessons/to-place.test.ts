import { expect, test } from "vitest";
import type { Lesson } from "#content/content-types.ts";
import { toLevelName, toPlace } from "./to-place.ts";

const toLesson = (id: string): Lesson["levelLessons"][number] => ({
  _id: id,
  _type: "freeLesson",
  title: id,
  summary: null,
  level: "asl-level-1",
  order: 10,
  slug: id,
  hasVideo: false,
  image: null,
});

const levelLessons = [toLesson("name"), toLesson("hello"), toLesson("people")];

test.each([
  ["the first", "name", { number: 1, previous: null, next: { _id: "hello" } }],
  ["the second", "hello", { number: 2, previous: { _id: "name" }, next: { _id: "people" } }],
  ["the last", "people", { number: 3, previous: { _id: "hello" }, next: null }],
])("%s lesson of a level knows its number and neighbors", (_which, _id, place) => {
  expect(toPlace({ _id, levelLessons })).toMatchObject({ ...place, ids: ["name", "hello", "people"] });
});

test("a lesson without a level has no neighbors", () => {
  expect(toPlace({ _id: "lost", levelLessons: [] })).toBeNull();
});

test.each([
  ["asl-level-1", "ASL level 1"],
  ["kids", "Kids"],
  [null, ""],
])("level %s is named “%s”", (level, name) => {
  expect(toLevelName(level)).toBe(name);
});
