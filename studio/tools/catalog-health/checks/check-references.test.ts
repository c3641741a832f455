import { expect, test } from "vitest";
import { checkReferences } from "./check-references.ts";
import type { StoredDocument } from "./stored-document.ts";

/** Problems in the first of these documents. */
const check = (first: StoredDocument, ...others: StoredDocument[]) =>
  checkReferences(first, new Map([first, ...others].map((document) => [document._id, document])));

const course = (reference: object, _id = "course-1"): StoredDocument => ({
  _id,
  _type: "course",
  instructor: { _type: "reference", ...reference },
});
const instructor = (_id: string): StoredDocument => ({ _id, _type: "instructor", name: "Ines" });

test("a reference to a published document is fine", () => {
  expect(check(course({ _ref: "ines" }), instructor("ines"))).toEqual([]);
});

test("a reference to a deleted document is reported with its path", () => {
  expect(check(course({ _ref: "gone", _weak: true }))).toEqual([
    { detail: "It links to a document that was deleted.", path: "instructor" },
  ]);
});

test.each([["course-1"], ["drafts.course-1"]])(
  "a reference from %s to an unpublished draft names the draft",
  (id) => {
    expect(check(course({ _ref: "ines" }, id), instructor("drafts.ines"))).toEqual([
      { detail: "It links to “Ines”, which isn't published.", path: "instructor" },
    ]);
  },
);

test("a draft may reference itself", () => {
  expect(check(course({ _ref: "course-1" }, "drafts.course-1"))).toEqual([]);
});

test.each([
  ["pictures", { _ref: "image-a1-400x300-webp" }],
  ["files", { _ref: "file-a1-pdf" }],
  ["another dataset", { _ref: "elsewhere", _dataset: "staging" }],
])("references to %s are left to the lake", (_what, reference) => {
  expect(check(course(reference))).toEqual([]);
});
