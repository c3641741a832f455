/** Whether a text contains every word of a search, in any order, ignoring case and accents. */
export function matchesWords(text: string, search: string): boolean {
  const plain = simplify(text);
  return simplify(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

function simplify(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}
