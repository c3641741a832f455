import { expect, test } from "vitest";
import { shopProduct as product } from "../../../../tests/support/shop-product.ts";
import { checkAccess } from "./check-access.ts";
import type { StoredDocument } from "./stored-document.ts";

const course: StoredDocument = {
  _id: "1a",
  _type: "course",
  title: "Level 1A",
  handle: "level-1a",
  thinkificId: "101",
};
const withoutId = { ...course, thinkificId: "" };
const part = { _id: "1b", _type: "course", title: "Level 1B", thinkificId: "102" };
const bundledCourses = [{ _type: "reference", _key: "b", _ref: "1b" }];
const bundle = { ...withoutId, type: "bundle", bundledCourses };

const check = (document: StoredDocument, others: StoredDocument[] = [], products = [product]) =>
  checkAccess(document, {
    documents: new Map(others.map((other) => [other._id, other])),
    products: new Map(products.map((sold) => [sold.handle, sold])),
  });

test("a course for sale without a learning site ID doesn't open", () => {
  expect(check(course)).toEqual([]);
  expect(check(withoutId)).toEqual([{ detail: "It has no learning site ID.", path: "thinkificId" }]);
});

test("a course that nobody can buy needs none", () => {
  expect(check(withoutId, [], [])).toEqual([]);
  expect(check(withoutId, [], [{ ...product, availableForSale: false }])).toEqual([]);
});

test("a bundle needs those of its courses instead of its own", () => {
  expect(check(bundle, [part])).toEqual([]);
  expect(check(bundle, [{ ...part, thinkificId: undefined }])).toEqual([
    { detail: "“Level 1B” in it has no learning site ID.", path: 'bundledCourses[_key=="b"]' },
  ]);
});

test("a bundle without courses opens nothing", () => {
  expect(check({ ...bundle, bundledCourses: [] })).toEqual([
    { detail: "It has no courses.", path: "bundledCourses" },
  ]);
});

test("a bundle's course that isn't published counts as its draft, and one that was deleted is a broken reference", () => {
  expect(check(bundle, [{ ...part, _id: "drafts.1b", thinkificId: undefined }])).toHaveLength(1);
  expect(check(bundle)).toEqual([]);
});
