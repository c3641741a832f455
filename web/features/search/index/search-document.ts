import type { Audience } from "#lib/interests.ts";

/** The types of documents that a search finds. */
export type SearchType =
  | "sign"
  | "course"
  | "freeLesson"
  | "book"
  | "blogPost"
  | "faq"
  | "quiz"
  | "page"
  | "pageMetadata"
  | "legalPage";

/** A published document as search results show it. Everything in it is public: browsers load it. */
export interface SearchDocument {
  id: string;
  type: SearchType;
  path: string;
  /** For a sign, its gloss. */
  title: string;
  /** Other words for the same thing: a sign's English words, a book's author. */
  names?: readonly string[];
  /** What it's about: categories, keywords, subjects. */
  topics?: readonly string[];
  /** A line about it. */
  line?: string;
  audience?: NonNullable<Audience>;
  /** Ids of signs that an editor relates to this one. */
  related?: readonly string[];
  /** Of the product, if the shop sells it. */
  handle?: string;
  /** The URL of a small picture. */
  image?: string;
  hasVideo?: true;
}

/** The same with text that's found, but never shown. */
export interface SearchableDocument extends SearchDocument {
  text?: string;
}

/** What the index is built from. */
export interface SearchSource {
  documents: readonly SearchableDocument[];
  /** Groups of words and phrases that mean the same. */
  synonyms: readonly (readonly string[])[];
}
