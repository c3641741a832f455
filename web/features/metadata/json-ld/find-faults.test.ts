import { expect, test } from "vitest";
import { findFaults } from "./find-faults.ts";
import { toThing } from "./thing.ts";

test.each([
  ["a type nobody knows", toThing("Curse", {}), "Curse: not a type the site speaks"],
  [
    "a property of another type",
    toThing("Brand", { name: "A", isbn: "1" }),
    "Brand.isbn: not a property of it",
  ],
  ["what is missing", toThing("Brand", {}), "Brand.name: missing"],
  [
    "a value of another kind",
    toThing("ListItem", { position: "first" }),
    'ListItem.position: "first" is no Integer',
  ],
  [
    "a thing of another kind",
    toThing("Question", { name: "A", acceptedAnswer: toThing("Brand", { name: "B" }) }),
    "Question.acceptedAnswer: is Brand",
  ],
])("%s is a fault", (_what, thing, fault) => {
  expect(findFaults(thing)).toEqual([fault]);
});
