import type { SanityDocument } from "#content-lake/query/document.ts";

/** Consecutive words, often just one. `*` in a word stands for any letters. */
export type Phrase = readonly string[];

/** A text as words, the way `match` is documented to read it: by Unicode letters and digits, ignoring case. */
export function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}_'’]+/gu) ?? [];
}

/** The words to search for: the same, with wildcards. */
export function toPatterns(search: string): string[] {
  return search.toLowerCase().match(/[\p{L}\p{N}\p{M}_'’*]+/gu) ?? [];
}

export type Matcher = (word: string) => boolean;

/** Whether a word matches a pattern. In one pass, because a regular expression takes ages for `*a*a*a*a*b`. */
export function toMatcher(pattern: string): Matcher {
  const [start = "", ...rest] = pattern.split("*");
  const end = rest.pop();
  if (end === undefined) return (word) => word === pattern;
  return (word) => {
    if (!word.startsWith(start)) return false;
    let from = start.length;
    for (const part of rest) {
      const found = word.indexOf(part, from);
      if (found === -1) return false;
      from = found + part.length;
    }
    return word.length - end.length >= from && word.endsWith(end);
  };
}

/** How many times a phrase occurs in texts. */
export function countOccurrences(texts: readonly string[], phrase: Phrase): number {
  const matchers = phrase.map(toMatcher);
  const isAt = (words: readonly string[], start: number) =>
    matchers.every((matches, step) => matches(words[start + step] ?? ""));
  return texts
    .map(toWords)
    .reduce((count, words) => count + words.filter((_, at) => isAt(words, at)).length, 0);
}

/**
 * All text in a document, except underscored fields. A block's spans are one text, because a mark can start in the middle of a
 * word. Anything else in a block or next to it is a separate text. A block's style, list type and marks aren't its author's
 * words.
 */
export function toTexts(document: SanityDocument): string[] {
  const texts: string[] = [];
  addTexts(document, texts);
  return texts;
}

/** Every string at a path without underscores, including a block's spans and style separately. */
export function toStrings(document: SanityDocument): string[] {
  const strings: string[] = [];
  addStrings(document, strings);
  return strings;
}

function addTexts(value: unknown, texts: string[]): void {
  if (typeof value === "string") texts.push(value);
  else if (Array.isArray(value)) for (const item of value) addTexts(item, texts);
  else if (typeof value === "object" && value !== null) {
    if (
      !("_type" in value && value._type === "block" && "children" in value && Array.isArray(value.children))
    ) {
      for (const [name, field] of Object.entries(value)) if (!name.startsWith("_")) addTexts(field, texts);
      return;
    }
    let line = "";
    for (const child of value.children) {
      const isSpan = typeof child === "object" && child !== null && "text" in child;
      if (isSpan && typeof child.text === "string") line += child.text;
      else addTexts(child, texts);
    }
    if (line !== "") texts.push(line);
    if ("markDefs" in value) addTexts(value.markDefs, texts);
  }
}

function addStrings(value: unknown, strings: string[]): void {
  if (typeof value === "string") strings.push(value);
  else if (Array.isArray(value)) for (const item of value) addStrings(item, strings);
  else if (typeof value === "object" && value !== null) {
    for (const [name, field] of Object.entries(value)) if (!name.startsWith("_")) addStrings(field, strings);
  }
}
