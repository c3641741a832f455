import type { SanityDocument } from "#content-lake/query/document.ts";

/** Words that stand one after the other; often it is one. `*` in a word stands for any letters. */
export type Phrase = readonly string[];

/** A text in words, as `match` is documented to read it: by Unicode letters and digits, whatever their case. */
export function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}_'’]+/gu) ?? [];
}

/** What is searched for in words: the same, with wildcards. */
export function toPatterns(search: string): string[] {
  return search.toLowerCase().match(/[\p{L}\p{N}\p{M}_'’*]+/gu) ?? [];
}

export type Matcher = (word: string) => boolean;

/** Whether a word is what a pattern means. In one pass: a regular expression takes ages over `*a*a*a*a*b`. */
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

/** How often a phrase stands in some texts. */
export function countOccurrences(texts: readonly string[], phrase: Phrase): number {
  const matchers = phrase.map(toMatcher);
  const isAt = (words: readonly string[], start: number) =>
    matchers.every((matches, step) => matches(words[start + step] ?? ""));
  return texts
    .map(toWords)
    .reduce((count, words) => count + words.filter((_, at) => isAt(words, at)).length, 0);
}

/**
 * All text of a document but its underscored fields. The spans of a block make one text, since a mark may begin in the
 * middle of a word; what else stands in a block or beside it is text of its own.
 */
export function toTexts(document: SanityDocument): string[] {
  return [...collectTexts(document)];
}

function* collectTexts(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (Array.isArray(value)) for (const item of value) yield* collectTexts(item);
  else if (typeof value === "object" && value !== null) {
    if ("_type" in value && value._type === "block" && "children" in value && Array.isArray(value.children)) {
      yield* collectBlockTexts(value.children);
      if ("markDefs" in value) yield* collectTexts(value.markDefs);
      return;
    }
    for (const [field, inner] of Object.entries(value)) {
      if (!field.startsWith("_")) yield* collectTexts(inner);
    }
  }
}

/** Every string that a path without underscores leads to, a block's spans and style each on its own. */
export function* collectStrings(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (Array.isArray(value)) for (const item of value) yield* collectStrings(item);
  else if (typeof value === "object" && value !== null) {
    for (const [field, inner] of Object.entries(value)) {
      if (!field.startsWith("_")) yield* collectStrings(inner);
    }
  }
}

/** The style, the list and the marks of a block are no words of its author. */
function* collectBlockTexts(children: readonly unknown[]): Generator<string> {
  let line = "";
  for (const child of children) {
    const isSpan =
      typeof child === "object" && child !== null && "text" in child && typeof child.text === "string";
    if (isSpan) line += child.text;
    else yield* collectTexts(child);
  }
  if (line !== "") yield line;
}
