import { expect, test } from "vitest";
import { describeEdit, isUndoable, type PageEdit, toUndoPatches } from "./page-edit.ts";

const [hero, shelf] = ["hero", "shelf"].map((_key) => ({ _key, _type: _key, title: `The ${_key}` }));
const page = { _id: "drafts.page-home", _rev: "one", title: "Home", sections: [hero, shelf] };

const toEdit = (changes: object): PageEdit => ({
  id: "drafts.page-home",
  before: page,
  after: { ...page, _rev: "two", ...changes },
});
const moved = toEdit({ sections: [shelf, hero] });

test("an edit is undone by putting back the fields that it changed, and no others", () => {
  expect(toUndoPatches(moved)).toEqual([{ path: ["sections"], op: { type: "set", value: [hero, shelf] } }]);
});

test("a field that an edit added is removed", () => {
  expect(toUndoPatches(toEdit({ anchor: "top" }))).toEqual([{ path: ["anchor"], op: { type: "unset" } }]);
});

test.each([
  ["Section moved.", { sections: [shelf, hero] }],
  ["Section removed.", { sections: [hero] }],
  ["Section added.", { sections: [hero, shelf, { _key: "new", _type: "hero" }] }],
  ["Page changed.", { sections: [hero, { ...shelf, items: [] }] }],
])("the line about an edit says: %s", (line, changes) => {
  expect(describeEdit(toEdit(changes))).toBe(line);
});

test("an edit can be undone after another field changed, but not after its own did", () => {
  expect(isUndoable(moved, { ...moved.after, title: "Welcome" })).toBe(true);
  expect(isUndoable(moved, { ...moved.after, sections: [shelf, { ...hero, title: "New" }] })).toBe(false);
  expect(isUndoable(moved, { ...moved.after, sections: [shelf] })).toBe(false);
});

test("the order of an object's fields makes no difference", () => {
  const reordered = { title: "The hero", _type: "hero", _key: "hero" };
  expect(isUndoable(moved, { ...moved.after, sections: [shelf, reordered] })).toBe(true);
});
