import { toWords } from "./words.ts";

/** The parts of a thing that a search looks into, in the words of `predictiveSearch(searchableFields:)`. */
export type SearchableField =
  | "AUTHOR"
  | "BODY"
  | "PRODUCT_TYPE"
  | "TAG"
  | "TITLE"
  | "VARIANTS_BARCODE"
  | "VARIANTS_SKU"
  | "VARIANTS_TITLE"
  | "VENDOR";

export interface SearchableText {
  field: SearchableField;
  text: string;
}

/** How a `field:value` of the search syntax is compared. */
export type QueryField<Item> =
  /** By words: `title:bundle` finds "Complete Course Bundle". */
  | { kind: "text"; read: (item: Item) => readonly string[] }
  /** As a whole, whatever the case; the value may list several with commas. */
  | { kind: "value"; read: (item: Item) => readonly string[] }
  | { kind: "number"; read: (item: Item) => readonly number[] }
  /** ISO 8601. */
  | { kind: "date"; read: (item: Item) => string }
  | { kind: "flag"; read: (item: Item) => boolean };

/** What is found of one kind of things, and by what. */
export interface Searchable<Item extends object> {
  texts: (item: Item) => readonly SearchableText[];
  fields: Readonly<Record<string, QueryField<Item>>>;
}

export interface SearchableWords {
  field: SearchableField;
  words: readonly string[];
}

const known = new WeakMap<object, readonly SearchableWords[]>();

/** The words of a thing's texts, split once: a change makes another object of it. */
export function readWords<Item extends object>(
  item: Item,
  { texts }: Searchable<Item>,
): readonly SearchableWords[] {
  const words = known.get(item) ?? texts(item).map(({ field, text }) => ({ field, words: toWords(text) }));
  known.set(item, words);
  return words;
}
