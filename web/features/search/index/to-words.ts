import { stemmer } from "stemmer";

/** A word with its hyphens, such as THANK-YOU or T-I-N-A. */
export const compoundPattern = /[\p{L}\p{N}\p{M}'’]+(?:-[\p{L}\p{N}\p{M}'’]+)*/gu;

/** The words of a text in lowercase, without accents, apostrophes, and a possessive's s. Fingerspelled letters become one word. */
export function toWords(text: string): string[] {
  return [...text.matchAll(compoundPattern)].flatMap(([compound]) => toParts(compound));
}

/** The same, plus hyphenated words written as one, so that "thankyou" finds THANK-YOU. */
export function toIndexedWords(text: string): string[] {
  return [...text.matchAll(compoundPattern)].flatMap(([compound]) => {
    const parts = toParts(compound);
    return parts.length > 1 ? [...parts, parts.join("")] : parts;
  });
}

/** A word as written, and its stem. */
export const toForms = (word: string): string[] => [...new Set([word, stemmer(word)])];

/** The same, plus the number of a level such as 1a, so that "level 1" finds it. */
export function toIndexedForms(word: string): string[] {
  const number = /^(\d+)\p{L}$/u.exec(word)?.[1];
  return number === undefined ? toForms(word) : [...toForms(word), number];
}

/** Two texts with the same key are the same words, perhaps in other forms. */
export const toKey = (words: readonly string[]): string => words.map(stemmer).join(" ");

function toParts(compound: string): string[] {
  const parts = simplify(compound).split("-").filter(Boolean);
  return parts.length > 1 && parts.every((part) => part.length === 1) ? [parts.join("")] : parts;
}

function simplify(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’]s(?![\p{L}\p{N}])/gu, "")
    .replaceAll(/['’]/gu, "");
}
