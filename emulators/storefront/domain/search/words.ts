/** A text's words, in lowercase and without accents. */
export function toWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A text in lowercase and without accents. */
export function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** Whether two folded words are the same, apart from singular and plural. */
export function isSameWord(left: string, right: string): boolean {
  return left === right || toSingular(left) === toSingular(right);
}

function toSingular(word: string): string {
  if (word.length < 4 || word.endsWith("ss")) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return /(ss|sh|ch|x)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, "");
}

/**
 * Whether a word is another one with a typo: one letter differs, or two are swapped, after the first four (help.shopify.com,
 * "Search behavior: typo tolerance").
 */
export function isMistyped(word: string, meant: string): boolean {
  if (word.length < 5 || word.slice(0, 4) !== meant.slice(0, 4)) return false;
  const [shorter, longer] = word.length < meant.length ? [word, meant] : [meant, word];
  if (longer.length - shorter.length > 1) return false;
  const differs = Array.from(shorter).findIndex((letter, index) => letter !== longer[index]);
  if (differs === -1) return true;
  const rest = (text: string, skipped: number) => text.slice(differs + skipped);
  if (shorter.length < longer.length) return rest(shorter, 0) === rest(longer, 1);
  if (rest(shorter, 1) === rest(longer, 1)) return true;
  const isSwapped = shorter[differs] === longer[differs + 1] && shorter[differs + 1] === longer[differs];
  return isSwapped && rest(shorter, 2) === rest(longer, 2);
}
