import { toWords } from "./words.ts";

/** The parts of an item that a search covers, by the names in `predictiveSearch(searchableFields:)`. */
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

/** How the search syntax compares a `field:value`. */
export type QueryField<Item> =
  /** By words: `title:bundle` finds "Complete Course Bundle". */
  | { kind: "text"; read: (item: Item) => readonly string[] }
  /** As a whole, ignoring case. The value can list several with commas. */
  | { kind: "value"; read: (item: Item) => readonly string[] }
  | { kind: "number"; read: (item: Item) => readonly number[] }
  /** ISO 8601, or empty without a date. */
  | { kind: "date"; read: (item: Item) => string }
  | { kind: "flag"; read: (item: Item) => boolean };

/** How one type of item can be found. */
export interface Searchable<Item extends object> {
  texts: (item: Item) => readonly SearchableText[];
  fields: Readonly<Record<string, QueryField<Item>>>;
}

export interface SearchableWords {
  field: SearchableField;
  words: readonly string[];
}

const known = new WeakMap<object, readonly SearchableWords[]>();

/** The words in an item's texts, split once, because a changed item is a new object. */
export function readWords<Item extends object>(
  item: Item,
  { texts }: Searchable<Item>,
): readonly SearchableWords[] {
  const words = known.get(item) ?? texts(item).map(({ field, text }) => ({ field, words: toWords(text) }));
  known.set(item, words);
  return words;
}
