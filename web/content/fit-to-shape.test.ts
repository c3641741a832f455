import type { Shape } from "@shop/schemas/generated/answer-shapes.ts";
import { expect, test, vi } from "vitest";
import { fitToShape } from "./fit-to-shape.ts";

const among: readonly Shape[] = [
  "string",
  { anyOf: [0, 2] },
  "null",
  { list: 0 },
  { anyOf: [2, 3] },
  { fields: { _id: 0, title: 1, tags: 4 } },
  { list: 5 },
  { fields: { _type: 0, text: 1 } },
  { types: { block: 7 } },
  { list: 8 },
  "any",
  { list: 1 },
];
const posts = 6;
const blocks = 9;
const anything = 10;
const textsOrNulls = 11;

const fit = (answer: unknown, place: number) =>
  fitToShape(answer, place, { among, onMisfit: () => undefined });

test.each([
  { _id: "a", title: "One", tags: ["b"] },
  { _id: "a", title: null, tags: null },
  { _id: "a", title: "One", unknown: 5 },
  {},
])("what fits stays as it is: %j", (post) => {
  expect(fit([post], posts)).toEqual([post]);
});

test.each([[5], [{}], [["x"]], [true]])("a text that is %j is as good as missing", (title) => {
  expect(fit([{ _id: "a", title }], posts)).toEqual([{ _id: "a", title: null }]);
});

test.each(["x", 5, {}])("a list that is %j is as good as missing", (tags) => {
  expect(fit([{ _id: "a", tags }], posts)).toEqual([{ _id: "a", tags: null }]);
});

test("a list keeps its other items", () => {
  expect(fit([{ _id: "a", tags: [null, 5, "b", {}] }, null], posts)).toEqual([{ _id: "a", tags: ["b"] }]);
});

test("a list whose items may be null keeps their places", () => {
  expect(fit(["a", 5, null], textsOrNulls)).toEqual(["a", null, null]);
});

test("an object is read by its type, and one of a newer type is kept", () => {
  const newer = { _type: "hologram", text: 5 };

  expect(fit([{ _type: "block", text: 5 }, newer, "x"], blocks)).toEqual([
    { _type: "block", text: null },
    newer,
  ]);
});

test("an answer of any type is kept", () => {
  expect(fit({ a: [null] }, anything)).toEqual({ a: [null] });
});

test("what's left out is named by its document, and what's empty isn't", () => {
  const onMisfit = vi.fn<(path: string) => void>();

  fitToShape([{ _id: "post", title: null, tags: ["b", 5] }, 5], posts, { among, onMisfit });

  expect(onMisfit.mock.calls).toEqual([["post.tags[1]"], ["[1]"]]);
});
