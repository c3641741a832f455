import { expect, test } from "vitest";
import { parseSearchQuery } from "./search-query.ts";

const term = (value: string, more: object = {}) => ({
  kind: "term",
  field: null,
  comparator: "=",
  value,
  isQuoted: false,
  ...more,
});

test("terms without a connective must all match", () => {
  expect(parseSearchQuery(" sign  language ")).toEqual({
    kind: "all",
    queries: [term("sign"), term("language")],
  });
});

test("AND binds tighter than OR", () => {
  expect(parseSearchQuery("a OR b AND c")).toEqual({
    kind: "any",
    queries: [term("a"), { kind: "all", queries: [term("b"), term("c")] }],
  });
});

test("parentheses bind tightest", () => {
  expect(parseSearchQuery("(a OR b) c")).toEqual({
    kind: "all",
    queries: [{ kind: "any", queries: [term("a"), term("b")] }, term("c")],
  });
});

test.each([["-tag:kids"], ["NOT tag:kids"]])("%s is a negation", (text) => {
  expect(parseSearchQuery(text)).toEqual({ kind: "not", query: term("kids", { field: "tag" }) });
});

test.each([
  ["variants.price:>=50", term("50", { field: "variants.price", comparator: ">=" })],
  [
    "created_at:<'2026-01-05T15:00:00Z'",
    term("2026-01-05T15:00:00Z", { field: "created_at", comparator: "<", isQuoted: true }),
  ],
  ['title:"Complete Course"', term("Complete Course", { field: "title", isQuoted: true })],
  [String.raw`title:\(1A\)`, term("(1A)", { field: "title" })],
  [String.raw`"say \"hi\""`, term('say "hi"', { isQuoted: true })],
  ["vendor: Handshape", term("Handshape", { field: "vendor" })],
  ["well-made", term("well-made")],
  ['"unclosed', term("unclosed", { isQuoted: true })],
  ["AND a OR", term("a")],
  ["OR", { kind: "all", queries: [] }],
  ["a) b", { kind: "all", queries: [term("a"), term("b")] }],
  ["", { kind: "all", queries: [] }],
])("%s is read", (text, query) => {
  expect(parseSearchQuery(text)).toEqual(query);
});

test.each([
  ["(".repeat(51), "A search nested more than 50 deep is not emulated."],
  ["NOT ".repeat(51), "A search nested more than 50 deep is not emulated."],
  ["a".repeat(5001), "A search of more than 5000 characters is not emulated."],
])("queries that are too complex are rejected", (text, message) => {
  expect(() => parseSearchQuery(text)).toThrow(message);
});
