import { expect, test } from "vitest";
import { checkReferences } from "./check-references.ts";
import type { StoredDocument } from "./stored-document.ts";

/** What is wrong with the first of these documents. */
const check = (first: StoredDocument, ...others: StoredDocument[]) =>
  checkReferences(first, new Map([first, ...others].map((document) => [document._id, document])));

const course = (reference: object, _id = "course-1"): StoredDocument => ({
  _id,
  _type: "course",
  instructor: { _type: "reference", ...reference },
});
const instructor = (_id: string): StoredDocument => ({ _id, _type: "instructor", name: "Ines" });

test("a reference to a published document is in order", () => {
  expect(check(course({ _ref: "ines" }), instructor("ines"))).toEqual([]);
});

test("a reference to what is gone is found where it stands", () => {
  expect(check(course({ _ref: "gone", _weak: true }))).toEqual([
    { detail: "It refers to a document that is gone.", path: "instructor" },
  ]);
});

test.each([["course-1"], ["drafts.course-1"]])("a reference of %s to a draft alone names the draft", (id) => {
  expect(check(course({ _ref: "ines" }, id), instructor("drafts.ines"))).toEqual([
    { detail: "It refers to “Ines”, which is not published.", path: "instructor" },
  ]);
});

test("a draft may refer to itself", () => {
  expect(check(course({ _ref: "course-1" }, "drafts.course-1"))).toEqual([]);
});

test.each([
  ["pictures", { _ref: "image-a1-400x300-webp" }],
  ["files", { _ref: "file-a1-pdf" }],
  ["another dataset", { _ref: "elsewhere", _dataset: "staging" }],
])("references to %s are left to the lake", (_what, reference) => {
  expect(check(course(reference))).toEqual([]);
});
