import { expect, test } from "vitest";
import { findSchemaOrgErrors } from "./find-schema-org-errors.ts";
import { toJsonLdNode } from "@shop/web/features/metadata/json-ld/json-ld-node.ts";

test.each([
  ["a type nobody knows", toJsonLdNode("Curse", {}), "Curse: not a type the site speaks"],
  [
    "a property of another type",
    toJsonLdNode("Brand", { name: "A", isbn: "1" }),
    "Brand.isbn: not a property of it",
  ],
  ["what is missing", toJsonLdNode("Brand", {}), "Brand.name: missing"],
  [
    "a value of another kind",
    toJsonLdNode("ListItem", { position: "first" }),
    'ListItem.position: "first" is no Integer',
  ],
  [
    "a thing of another kind",
    toJsonLdNode("Question", { name: "A", acceptedAnswer: toJsonLdNode("Brand", { name: "B" }) }),
    "Question.acceptedAnswer: is Brand",
  ],
])("%s is an error", (_what, thing, error) => {
  expect(findSchemaOrgErrors(thing)).toEqual([error]);
});
