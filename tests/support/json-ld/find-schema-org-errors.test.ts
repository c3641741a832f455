import { expect, test } from "vitest";
import { findSchemaOrgErrors } from "./find-schema-org-errors.ts";
import { toJsonLdNode } from "@shop/web/features/metadata/json-ld/json-ld-node.ts";

test.each([
  ["an unknown type", toJsonLdNode("Curse", {}), "Curse: the site doesn't use this type"],
  [
    "a property of another type",
    toJsonLdNode("Brand", { name: "A", isbn: "1" }),
    "Brand.isbn: not a property of this type",
  ],
  ["a missing property", toJsonLdNode("Brand", {}), "Brand.name: missing"],
  [
    "a value of another type",
    toJsonLdNode("ListItem", { position: "first" }),
    'ListItem.position: "first" isn\'t of type Integer',
  ],
  [
    "an object of another type",
    toJsonLdNode("Question", { name: "A", acceptedAnswer: toJsonLdNode("Brand", { name: "B" }) }),
    "Question.acceptedAnswer: is Brand",
  ],
])("%s is an error", (_what, thing, error) => {
  expect(findSchemaOrgErrors(thing)).toEqual([error]);
});
