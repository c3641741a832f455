import { expect, test } from "vitest";
import { createDatasetView } from "./dataset-view.ts";

const to = (id: string, weak = false) => ({ _type: "reference", _ref: id, ...(weak ? { _weak: true } : {}) });
const ana = { _id: "ana", _type: "instructor" };

test("the arrays stay the same until something changes", () => {
  const view = createDatasetView([ana]);
  const [all, open] = [view.all(), view.open()];

  expect(view.all()).toBe(all);
  expect(view.open()).toBe(open);
  view.put({ _id: "ben", _type: "instructor" });
  expect(view.all()).not.toBe(all);
  expect(all).toEqual([ana]);
});

test("IDs with a dot aren't public", () => {
  const view = createDatasetView([ana, { ...ana, _id: "drafts.ana" }, { ...ana, _id: "a.b" }]);

  expect(view.open()).toEqual([ana]);
});

test("the documents that refer to another are known, weak or strong, at any depth", () => {
  const view = createDatasetView([
    { _id: "weak", _type: "course", teacher: to("ana", true) },
    { _id: "strong", _type: "course", parts: [{ teachers: [to("ana")] }] },
    { _id: "both", _type: "course", teachers: [to("ana"), to("ana", true)] },
    { _id: "elsewhere", _type: "course", teacher: { ...to("ana"), _dataset: "other" } },
  ]);

  expect(view.referrers("ana", { strongOnly: false }).toSorted()).toEqual(["both", "strong", "weak"]);
  expect(view.referrers("ana", { strongOnly: true }).toSorted()).toEqual(["both", "strong"]);
});

test("a removed or deleted reference no longer counts", () => {
  const view = createDatasetView([
    { _id: "a", _type: "course", teacher: to("ana") },
    { _id: "b", _type: "course", teacher: to("ana") },
  ]);

  view.put({ _id: "a", _type: "course" });
  view.remove("b");

  expect(view.referrers("ana", { strongOnly: false })).toEqual([]);
});
