/** Words that a reader of Markdown takes as words. */
export const escapeMarkdown = (words: string) => words.replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`);

/** Parts under each other; those without words are left out. */
export function toMarkdown(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join("\n\n");
}

/** A heading and what stands under it; nothing when nothing does. */
export function toSection(title: string, ...parts: readonly (string | null | undefined)[]): string {
  const body = toMarkdown(...parts);
  return body && `## ${title}\n\n${body}`;
}

/** One line for each item that has words. */
export function toBullets(items: readonly (string | null | undefined)[] | null | undefined): string {
  return (items ?? [])
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join("\n");
}

/** "Lessons: 5", or nothing when the value is not given. */
export function toFact(name: string, value: string | number | null | undefined): string {
  return value === null || value === undefined || value === "" ? "" : `${name}: ${value}`;
}

/** A link to a page; its words alone when it has no address. */
export function toLink(words: string | null, address: string | null): string {
  const escaped = escapeMarkdown(words ?? "");
  return address ? `[${escaped}](<${address}>)` : escaped;
}
