/** Escapes text so that Markdown reads it literally, also at the start of a line, where "1." would begin a list. */
export const escapeMarkdown = (text: string) =>
  text
    .replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`)
    .replaceAll(/^(\s*)(#{1,6}\s|[+-]\s)/gm, String.raw`$1\$2`)
    .replaceAll(/^(\s*\d+)([.)]\s)/gm, String.raw`$1\$2`);

/** A text that an editor typed without formatting. */
export const toText = (text: string | null | undefined): string => escapeMarkdown(text ?? "");

/** Parts separated by blank lines, without empty ones. */
export function toMarkdown(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join("\n\n");
}

/** A heading and its content; empty without content. */
export function toSection(title: string, ...parts: readonly (string | null | undefined)[]): string {
  const body = toMarkdown(...parts);
  return body && `## ${title}\n\n${body}`;
}

/** One bullet per nonempty item, in Markdown. */
export function toBullets(items: readonly (string | null | undefined)[] | null | undefined): string {
  return (items ?? [])
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join("\n");
}

/** One bullet per nonempty text. */
export const toTextBullets = (texts: readonly (string | null)[] | null | undefined): string =>
  toBullets(texts?.map(toText));

/** "Lessons: 5", with a value in Markdown, or an empty string without one. */
export function toFact(name: string, value: string | number | null | undefined): string {
  return value === null || value === undefined || value === "" ? "" : `${name}: ${value}`;
}

/** A link, or plain text without a URL. */
export function toLink(words: string | null, address: string | null): string {
  const escaped = escapeMarkdown(words ?? "");
  return address ? `[${escaped}](<${address}>)` : escaped;
}
