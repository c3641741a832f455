/** Escapes text so that Markdown reads it literally. */
export const escapeMarkdown = (text: string) => text.replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`);

/** Parts separated by blank lines, without empty ones. */
export function toMarkdown(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join("\n\n");
}

/** A heading and its content; empty without content. */
export function toSection(title: string, ...parts: readonly (string | null | undefined)[]): string {
  const body = toMarkdown(...parts);
  return body && `## ${title}\n\n${body}`;
}

/** One bullet per nonempty item. */
export function toBullets(items: readonly (string | null | undefined)[] | null | undefined): string {
  return (items ?? [])
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join("\n");
}

/** "Lessons: 5", or an empty string without a value. */
export function toFact(name: string, value: string | number | null | undefined): string {
  return value === null || value === undefined || value === "" ? "" : `${name}: ${value}`;
}

/** A link, or plain text without a URL. */
export function toLink(words: string | null, address: string | null): string {
  const escaped = escapeMarkdown(words ?? "");
  return address ? `[${escaped}](<${address}>)` : escaped;
}
