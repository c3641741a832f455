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
 * middle of a word; what else stands in a block or beside it is text of its own. The style, the list and the marks of
 * a block are no words of its author.
 */
export function toTexts(document: SanityDocument): string[] {
  const texts: string[] = [];
  addTexts(document, texts);
  return texts;
}

/** Every string that a path without underscores leads to, a block's spans and style each on its own. */
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
