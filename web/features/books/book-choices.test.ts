import { expect, test } from "vitest";
import { everyBook, isChosen, parseChoices, toChoicesPath, toFacets } from "./book-choices.ts";

const workbook = { audience: "kids", isShopifyProduct: true, format: "Spiral bound" } as const;
const memoir = { audience: null, isShopifyProduct: false, format: "hardcover" } as const;

test("a book is for adults unless it's marked for kids", () => {
  expect(toFacets(workbook).audience).toBe("kids");
  expect(toFacets(memoir).audience).toBe("adults");
});

test.each([
  ["everything", everyBook, true, true],
  ["kids", { ...everyBook, audience: "kids" }, true, false],
  ["recommended", { ...everyBook, kind: "recommended" }, false, true],
  ["kids hardcovers", { ...everyBook, audience: "kids", format: "hardcover" }, false, false],
] as const)("choosing %s", (_choice, choices, choosesWorkbook, choosesMemoir) => {
  expect(isChosen(workbook, choices)).toBe(choosesWorkbook);
  expect(isChosen(memoir, choices)).toBe(choosesMemoir);
});

test("a book without a format matches no format filter", () => {
  const unbound = { ...memoir, format: null };

  expect(isChosen(unbound, everyBook)).toBe(true);
  expect(isChosen(unbound, { ...everyBook, format: "hardcover" })).toBe(false);
});

test.each([
  ["/books", everyBook],
  ["/books/only/kids", { audience: "kids", kind: null, format: null }],
  [
    "/books/only/adults/recommended/paperback",
    { audience: "adults", kind: "recommended", format: "paperback" },
  ],
] as const)("%s is the path for its filters", (path, choices) => {
  expect(toChoicesPath(choices)).toBe(path);
});

test("a path is parsed as it is written", () => {
  expect(parseChoices(["kids", "ours", "spiral-bound"])).toEqual({
    audience: "kids",
    kind: "ours",
    format: "spiral-bound",
  });
});

test.each([[["paperback", "kids"]], [["kids", "adults"]], [["kids", "kids"]], [["cheap"]], [[]]])(
  "%j isn't a valid path: each combination has exactly one",
  (values) => {
    expect(parseChoices(values)).toBeNull();
  },
);
