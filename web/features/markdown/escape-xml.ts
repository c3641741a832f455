const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for XML. Characters that XML 1.0 doesn't allow are removed. */
export function escapeXml(words: string): string {
  return words
    .toWellFormed()
    .replaceAll(/[^\t\n\r -\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}
