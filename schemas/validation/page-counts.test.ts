import { expect, test } from "vitest";
import { checkPageCounts } from "./page-counts.ts";

const pages = (value: string) => [
  { label: "Format", value: "Paperback" },
  { label: "Pages", value },
];

test.each([
  [334, pages("334"), true],
  [1334, pages("1,334 pages"), true],
  [334, [{ label: "Format", value: "336 g" }], true],
  [undefined, pages("334"), true],
  [334, [], true],
  [334, pages("about 320"), "The details say 320 pages, but this field says 334. Is one of them wrong?"],
  [
    334,
    [{ label: " pages ", value: "336" }],
    "The details say 336 pages, but this field says 334. Is one of them wrong?",
  ],
])("%j pages beside the details %j", (count, details, finding) => {
  expect(checkPageCounts(count, details)).toBe(finding);
});
