import { expect, test } from "vitest";
import { findSchemaOrgErrors } from "./find-schema-org-errors.ts";
import { toThing } from "@shop/web/features/metadata/json-ld/thing.ts";

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
])("%s is an error", (_what, thing, error) => {
  expect(findSchemaOrgErrors(thing)).toEqual([error]);
});
