import { expect, test } from "vitest";
import { emptyHistory, noteEdit, noteState } from "./page-history.ts";

const id = "drafts.page-home";
const [hero, shelf] = ["hero", "shelf"].map((_key) => ({ _key, _type: _key }));
const page = { title: "Home", sections: [hero, shelf] };
const movedPage = { title: "Home", sections: [shelf, hero] };
const moved = noteEdit(emptyHistory, { id, stored: page, now: movedPage, isUndo: false });

test("an edit can be undone after the lake has stored it", () => {
  const { edits } = noteState(moved, id, movedPage);

  expect(edits).toEqual([{ id, before: page, after: movedPage }]);
});

test("an undo can't be undone, and the next edit begins where it left the page", () => {
  const undone = noteEdit({ ...moved, edits: [] }, { id, stored: movedPage, now: page, isUndo: true });
  expect(undone.edits).toEqual([]);

  const { edits } = noteEdit(undone, { id, stored: movedPage, now: movedPage, isUndo: false });
  expect(edits).toEqual([{ id, before: page, after: movedPage }]);
});

test("what somebody else has changed since can't be undone", () => {
  expect(noteState(moved, id, { ...page, sections: [] }).edits).toEqual([]);
});

test("when a draft is discarded or published, its edits and what it was like are forgotten", () => {
  const discarded = noteState(moved, id, undefined);
  expect(discarded.edits).toEqual([]);

  const published = { title: "Welcome", sections: [hero] };
  const { edits } = noteEdit(discarded, { id, stored: published, now: page, isUndo: false });
  expect(edits).toEqual([{ id, before: published, after: page }]);
});

test("an edit of a draft stays when its published page, which doesn't have it, is read again", () => {
  expect(noteState(moved, "page-home", page).edits).toHaveLength(1);
});

test("a page that was never published can be undone, and another page's draft may go", () => {
  expect(noteState(moved, "page-home", undefined).edits).toHaveLength(1);
  expect(noteState(moved, "drafts.page-about", undefined).edits).toHaveLength(1);
});
