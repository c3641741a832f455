/**
 * A text as the right side of GROQ's `match`: each word as a prefix, without wildcards the visitor typed. Empty without
 * words.
 */
export const toWordPatterns = (text: string): string =>
  (text.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? []).map((word) => `${word}*`).join(" ");
