import { expect, test } from "vitest";
import type { SchemaType } from "../../emulators/content-lake/query/groq.ts";
import { toQueryDigest } from "../../web/lib/query-digest.ts";
import { toAnswerShapes } from "./to-answer-shapes.ts";

const text = { type: "objectAttribute", value: { type: "string" }, optional: true } as const;
const list = { type: "array", of: { type: "inline", name: "link" } } as const;

const schema: SchemaType = [
  {
    type: "document",
    name: "post",
    attributes: {
      _type: { type: "objectAttribute", value: { type: "string", value: "post" } },
      title: text,
      links: { type: "objectAttribute", value: list, optional: true },
    },
  },
  { type: "type", name: "link", value: { type: "object", attributes: { href: text } } },
];

test("a query's shape has the types of its answer, each once", () => {
  const query = `*[_type == "post"] { title, "name": title, links }`;

  const { shapes, shapeByQuery } = toAnswerShapes([query], schema);

  expect(shapes).toEqual([
    "string",
    "null",
    { anyOf: [0, 1] },
    { fields: { href: 0 } },
    { list: 3 },
    { anyOf: [1, 4] },
    { fields: { title: 2, name: 2, links: 5 } },
    { list: 6 },
  ]);
  expect(shapeByQuery).toEqual({ [toQueryDigest(query)]: 7 });
});

test("a field that's always null may be anything, because TypeGen overlooks some", () => {
  const { shapes } = toAnswerShapes([`*[_type == "post"] { "nothing": missing }`], schema);

  expect(shapes).toContain("any");
});

test("line breaks make no other query", () => {
  expect(toQueryDigest("*{\n  a\n}")).toBe(toQueryDigest("*{  a}"));
});
