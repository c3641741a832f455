import type { BookChoices } from "#features/books/book-choices.ts";

interface Described {
  title: string;
  description: string;
}

const kinds = { ours: "Our own books", recommended: "Recommended books" };
const audiences = { adults: " for adults", kids: " for kids" };
const formats = {
  "spiral-bound": ", spiral bound",
  paperback: ", in paperback",
  hardcover: ", in hardcover",
};

/** Filters as a heading: "Recommended books for kids, in hardcover". */
export function describeChoices({ audience, kind, format }: BookChoices): Described {
  const title = [
    kind ? kinds[kind] : "Books",
    audience && audiences[audience],
    format && formats[format],
  ].join("");
  return {
    title,
    description: `${title}, chosen from our own workbooks and the books we recommend about ASL and Deaf life.`,
  };
}
