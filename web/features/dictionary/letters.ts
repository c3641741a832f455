import { stegaClean } from "@sanity/client/stega";
import type { DictionarySign } from "#content/content-types.ts";

/** Signs that begin with the same letter. */
export interface Letter {
  /** "T", or "0–9" for names that begin with a digit. */
  name: string;
  /** The last segment of its path, and its anchor in the dictionary. */
  slug: string;
  /** In alphabetical order. */
  signs: readonly DictionarySign[];
}

const digits = { name: "0–9", slug: "0-9" };

/** All possible letters, in order. */
export const alphabet = [
  ...Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ", (name) => ({ name, slug: name.toLowerCase() })),
  digits,
];

/** Letters that have signs, in alphabetical order. */
export function listLetters(signs: readonly DictionarySign[]): Letter[] {
  const bySlug = Map.groupBy(signs, toLetterSlug);
  return alphabet.flatMap((letter) => {
    const members = bySlug.get(letter.slug);
    return members ? [{ ...letter, signs: members.toSorted(byGloss) }] : [];
  });
}

export const letterPath = (slug: string) => `/asl/dictionary/letters/${slug}`;

/** Ignores non-letters, such as the # of a fingerspelled sign, and accents. */
function toLetterSlug({ gloss }: DictionarySign): string {
  const first = /[A-Z0-9]/.exec(toLetters(gloss))?.[0] ?? "0";
  return /\d/.test(first) ? digits.slug : first.toLowerCase();
}

const toLetters = (gloss: string | null) =>
  stegaClean(gloss ?? "")
    .normalize("NFKD")
    .toUpperCase();

const collator = new Intl.Collator("en", { ignorePunctuation: true, numeric: true });

const byGloss = (a: DictionarySign, b: DictionarySign) =>
  collator.compare(stegaClean(a.gloss ?? ""), stegaClean(b.gloss ?? ""));
