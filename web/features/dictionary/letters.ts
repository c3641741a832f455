import { stegaClean } from "@sanity/client/stega";
import type { SignLine } from "#content/content-types.ts";

/** The signs whose names begin alike. */
export interface Letter {
  /** "T", or "0–9" for names that begin with a digit. */
  name: string;
  /** The end of its address, and its anchor in the dictionary. */
  slug: string;
  /** In the order of the alphabet. */
  signs: readonly SignLine[];
}

const digits = { name: "0–9", slug: "0-9" };

/** All that a dictionary may have, in order. */
export const alphabet = [
  ...Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ", (name) => ({ name, slug: name.toLowerCase() })),
  digits,
];

/** The letters that signs begin with, in the order of the alphabet. */
export function listLetters(signs: readonly SignLine[]): Letter[] {
  const bySlug = Map.groupBy(signs, toLetterSlug);
  return alphabet.flatMap((letter) => {
    const members = bySlug.get(letter.slug);
    return members ? [{ ...letter, signs: members.toSorted(byGloss) }] : [];
  });
}

export const letterPath = (slug: string) => `/asl/dictionary/letters/${slug}`;

/** What is not a letter, such as the # of a fingerspelled sign, does not count; nor does an accent. */
function toLetterSlug({ gloss }: SignLine): string {
  const first = /[A-Z0-9]/.exec(toLetters(gloss))?.[0] ?? "0";
  return /\d/.test(first) ? digits.slug : first.toLowerCase();
}

const toLetters = (gloss: string | null) =>
  stegaClean(gloss ?? "")
    .normalize("NFKD")
    .toUpperCase();

const collator = new Intl.Collator("en", { ignorePunctuation: true, numeric: true });

const byGloss = (a: SignLine, b: SignLine) =>
  collator.compare(stegaClean(a.gloss ?? ""), stegaClean(b.gloss ?? ""));
