import { expect, test } from "vitest";
import { renumber } from "./renumber.ts";

test("only documents whose position changes are written, drafts included", () => {
  const stored = [
    { _id: "a", number: 1 },
    { _id: "b", number: 2 },
    { _id: "drafts.b", number: 2 },
    { _id: "c", number: 3 },
    { _id: "drafts.new", number: null },
  ];

  expect(renumber(stored, ["a", "c", "b", "new"])).toEqual([
    { id: "b", number: 3 },
    { id: "drafts.b", number: 3 },
    { id: "c", number: 2 },
    { id: "drafts.new", number: 4 },
  ]);
});

test("documents of another list keep their position", () => {
  expect(renumber([{ _id: "elsewhere", number: 7 }], ["a"])).toEqual([]);
});
