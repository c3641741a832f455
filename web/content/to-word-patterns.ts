/**
 * A text as the right side of GROQ's `match`: every word of it, as the beginning of a word. Wildcards that a visitor types are
 * no part of a word. Empty when there is no word.
 */
export const toWordPatterns = (text: string): string =>
  (text.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? []).map((word) => `${word}*`).join(" ");
