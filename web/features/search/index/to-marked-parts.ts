import { compoundPattern, toIndexedForms, toIndexedWords } from "./to-words.ts";

export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** A text in parts, of which those are marked that a search found. `terms` are a match's. */
export function toMarkedParts(text: string, terms: readonly string[]): TextPart[] {
  const found = new Set(terms);
  const isFound = (compound: string) =>
    toIndexedWords(compound)
      .flatMap(toIndexedForms)
      .some((form) => found.has(form));
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: compound, index } of text.matchAll(compoundPattern)) {
    if (!isFound(compound)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMarked: false });
    parts.push({ text: compound, isMarked: true });
    end = index + compound.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false });
  return parts;
}
