import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import { portableTextToMarkdown } from "@portabletext/markdown";
import { toPictureUrl, toVideoUrl } from "#features/markdown/media-url.server.ts";
import { toSafeAbsoluteUrl } from "#ui/safe-absolute-url.server.ts";
import { escapeMarkdown } from "#features/markdown/markdown-parts.ts";
import type { Figure, RichText, StoryText, Table, Video } from "#content/content-types.ts";
import { toVideoLabel } from "#ui/video-label.ts";

/** Markdown (CommonMark, and GitHub's tables), with absolute URLs. Blocks from a newer Studio are skipped. */
export function toStoryMarkdown(story: StoryText | RichText | null): string {
  // The library renders some other types by itself.
  const known = (story ?? []).filter(({ _type }) => ["block", "figure", "video", "table"].includes(_type));
  return portableTextToMarkdown(known, renderers);
}

const renderers: Parameters<typeof portableTextToMarkdown>[1] = {
  types: {
    figure: ({ value }) => toFigure(value),
    video: ({ value }) => toVideo(value),
    table: ({ value }) => toTable(value),
  },
  block: {
    normal: ({ children = "" }) => children.trim(),
    h2: ({ children = "" }) => `## ${toLine(children)}`,
    h3: ({ children = "" }) => `### ${toLine(children)}`,
  },
  marks: {
    strong: ({ children }) => markWords(children, (words) => `**${words}**`),
    em: ({ children }) => markWords(children, (words) => `*${words}*`),
    link: ({ value, children }) => toLink(value?.href ?? null, children),
    signReference: ({ value, children }) => toLink(value?.sign && documentPath(value.sign), children),
  },
  unknownType: () => "",
};

function toLink(href: string | null, children: string): string {
  const url = toSafeAbsoluteUrl(href);
  return url ? markWords(children, (words) => `[${words}](<${url}>)`) : children;
}

/** A mark doesn't count next to a space, so outer spaces stay outside. */
function markWords(children: string, mark: (words: string) => string): string {
  const words = children.trim();
  return words === "" ? children : children.replace(words, () => mark(words));
}

/** A heading is a single line. */
const toLine = (children: string) => children.trim().replaceAll(/\s*\n\s*/g, " ");

function toFigure(figure: Figure): string {
  const url = toPictureUrl(figure);
  return url ? `![${escapeMarkdown(figure.alt ?? "")}](<${url}>)` : "";
}

function toVideo(video: Video): string {
  const url = toVideoUrl(video);
  if (!url) return "";
  const facts = [video.duration, toVideoLabel(video)?.toLowerCase()].filter(Boolean).join(", ");
  const link = `[Video: ${escapeMarkdown(video.title ?? "untitled")}](<${url}>)${facts && ` (${facts})`}`;
  return video.transcript
    ? `${link}\n\n> Transcript: ${escapeMarkdown(video.transcript).replaceAll("\n", "\n> ")}`
    : link;
}

/** The caption, and below it a table as GitHub writes it: a row of names, a row of dashes, and the others. */
function toTable({ caption, rows }: Table): string {
  const [head, ...body] = (rows ?? []).map(({ cells }) => (cells ?? []).map((cell) => toCell(cell ?? "")));
  if (!head) return "";
  const lines = [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |`);
  return [caption && `**${escapeMarkdown(caption)}**`, lines.join("\n")].filter(Boolean).join("\n\n");
}

/** A cell is a part of a line, and ends at a vertical line. */
const toCell = (text: string) => toLine(escapeMarkdown(text)).replaceAll("|", "\\|");
