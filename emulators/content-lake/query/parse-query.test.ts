import { expect, test } from "vitest";
import { parseQuery } from "#content-lake/query/parse-query.ts";

test.each([
  [String.raw`"\'\"\\\/"`, `'"\\/`],
  [String.raw`'\b\f\n\r\t'`, "\b\f\n\r\t"],
  [String.raw`"a\u00e5b"`, "aåb"],
  [String.raw`"\uD83D\ude05!"`, "😅!"],
  [String.raw`"\u{1F91F}\u{00e5}\u{10ffff}"`, "🤟å\u{10ffff}"],
  [String.raw`"\\uD83D"`, String.raw`\uD83D`],
])("%s is %j", (query, value) => {
  expect(parseQuery({ query, params: {} })).toEqual({ type: "Value", value });
});

test.each([
  [String.raw`"\d+"`],
  [String.raw`"a\xb"`],
  [String.raw`"\N"`],
  [String.raw`"\u12"`],
  [String.raw`"\u{}"`],
  [String.raw`"\u{1F91F"`],
  [String.raw`"\u{110000}"`],
  [String.raw`"\u{D83D}"`],
  [String.raw`"\uD83D"`],
  [String.raw`"\uDE05"`],
  [String.raw`"\uD83D\u0041"`],
])("%s has an escape that isn't one", (query) => {
  expect(() => parseQuery({ query: `_id == ${query}`, params: {} })).toThrow(
    expect.objectContaining({
      description: "Invalid escape sequence",
      start: expect.toSatisfy((start: number) => start >= 7),
    }),
  );
});
