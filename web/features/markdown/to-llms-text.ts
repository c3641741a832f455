import { escapeMarkdown, toBullets, toMarkdown, toSection } from "#features/markdown/markdown-parts.ts";

interface Page {
  title: string | null;
  description: string | null;
  /** Absolute. */
  url: string;
}

interface LlmsText {
  name: string;
  summary: string | null;
  notes: readonly string[];
  sections: readonly { title: string; pages: readonly Page[] }[];
}

/** The site as llms.txt (llmstxt.org): its name, a summary and links. */
export function toLlmsText({ name, summary, notes, sections }: LlmsText): string {
  return toMarkdown(
    `# ${escapeMarkdown(name)}`,
    summary && `> ${escapeMarkdown(summary)}`,
    toBullets(notes),
    ...sections.map(({ title, pages }) => toSection(title, toBullets(pages.map(toLine)))),
  );
}

function toLine({ title, description, url }: Page): string {
  const link = `[${escapeMarkdown(title ?? url)}](${url})`;
  return description ? `${link}: ${escapeMarkdown(description)}` : link;
}
