import { expect, test } from "vitest";
import { sortSections } from "./sorted-sections.tsx";

const rendered = ["hero", "shelf", "call"].map((key) => ({ key, content: `The ${key}` }));

const sort = (...keys: string[]) =>
  sortSections(rendered, { sections: keys.map((_key) => ({ _key })) }).map(({ content }) => content);

test("sections stand in the order an editor has dragged them into", () => {
  expect(sort("call", "hero", "shelf")).toEqual(["The call", "The hero", "The shelf"]);
});

test("a removed section goes, and one that isn't rendered yet comes with the next page", () => {
  expect(sort("new", "hero")).toEqual(["The hero"]);
});
