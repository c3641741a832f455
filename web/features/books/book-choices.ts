import { stegaClean } from "@sanity/client/stega";
import type { BookCard } from "#content/content-types.ts";

/** The filters for books, in the order they appear in a path. */
export const bookFacets = [
  {
    name: "audience",
    label: "For",
    options: [
      { value: "adults", label: "Adults" },
      { value: "kids", label: "Kids" },
    ],
  },
  {
    name: "kind",
    label: "From",
    options: [
      { value: "ours", label: "Our own press" },
      { value: "recommended", label: "Other shops" },
    ],
  },
  {
    name: "format",
    label: "Binding",
    options: [
      { value: "spiral-bound", label: "Spiral bound" },
      { value: "paperback", label: "Paperback" },
      { value: "hardcover", label: "Hardcover" },
    ],
  },
] as const;

type Facet = (typeof bookFacets)[number];

/** One value for each facet, or null for all. */
export type BookChoices = {
  [Name in Facet["name"]]: Extract<Facet, { name: Name }>["options"][number]["value"] | null;
};

export const everyBook: BookChoices = { audience: null, kind: null, format: null };

/** A book is for adults unless it's marked for kids (requirements §3.51). A book without a format matches no format filter. */
export function toFacets(book: Pick<BookCard, "audience" | "isShopifyProduct" | "format">): BookChoices {
  return {
    audience: stegaClean(book.audience) === "kids" ? "kids" : "adults",
    kind: book.isShopifyProduct === true ? "ours" : "recommended",
    format: toFormat(stegaClean(book.format)),
  };
}

function toFormat(format: BookCard["format"]): BookChoices["format"] {
  return format === "Spiral bound" ? "spiral-bound" : format;
}

export function isChosen(book: Parameters<typeof toFacets>[0], choices: BookChoices): boolean {
  const facets = toFacets(book);
  return bookFacets.every(({ name }) => choices[name] === null || choices[name] === facets[name]);
}

/** `/books`, or `/books/only/kids/paperback`: the chosen values in facet order. */
export function toChoicesPath(choices: BookChoices): string {
  const chosen = bookFacets.flatMap(({ name }) => choices[name] ?? []);
  return chosen.length === 0 ? "/books" : `/books/only/${chosen.join("/")}`;
}

/** Parses the end of such a path; null unless `toChoicesPath` would write it the same way. */
export function parseChoices(values: readonly string[]): BookChoices | null {
  const choices: BookChoices = {
    audience: bookFacets[0].options.find(({ value }) => values.includes(value))?.value ?? null,
    kind: bookFacets[1].options.find(({ value }) => values.includes(value))?.value ?? null,
    format: bookFacets[2].options.find(({ value }) => values.includes(value))?.value ?? null,
  };
  return toChoicesPath(choices) === `/books/only/${values.join("/")}` ? choices : null;
}
