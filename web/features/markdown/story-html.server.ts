import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import { type PortableTextHtmlComponents, toHTML } from "@portabletext/to-html";
import { toPictureUrl, toVideoUrl } from "#features/markdown/media-url.server.ts";
import { toSafeAbsoluteUrl } from "#ui/safe-absolute-url.server.ts";
import { escapeHtml } from "#lib/escape-html.ts";
import type { Figure, RichText, StoryText, Table, Video } from "#content/content-types.ts";

/** Plain HTML for feed readers. Blocks from a newer Studio are skipped. */
export const toStoryHtml = (story: StoryText | RichText | null): string =>
  toHTML(story ?? [], { components, onMissingComponent: false });

const components: Partial<PortableTextHtmlComponents> = {
  types: {
    figure: ({ value }) => toFigure(value),
    video: ({ value }) => toVideo(value),
    table: ({ value }) => toTable(value),
  },
  block: {
    normal: ({ children }) => toElement("p", children),
    h2: ({ children }) => toElement("h2", children),
    h3: ({ children }) => toElement("h3", children),
    blockquote: ({ children }) => toElement("blockquote", toElement("p", children)),
  },
  marks: {
    link: ({ value, children }) => toLink(value?.href ?? null, children),
    signReference: ({ value, children }) => toLink(value?.sign && documentPath(value.sign), children),
  },
  // The library's own turns consecutive spaces into non-breaking ones.
  escapeHTML: escapeHtml,
  unknownType: () => "",
  unknownMark: ({ children }) => children,
};

function toLink(href: string | null, children: string): string {
  const url = toSafeAbsoluteUrl(href);
  return url ? `<a href="${escapeHtml(url)}">${children}</a>` : children;
}

const toElement = (name: string, children: string | undefined) =>
  children?.trim() ? `<${name}>${children}</${name}>` : "";

function toFigure(figure: Figure): string {
  const url = toPictureUrl(figure);
  return url ? `<p><img src="${escapeHtml(url)}" alt="${escapeHtml(figure.alt ?? "")}"/></p>` : "";
}

function toVideo(video: Video): string {
  const url = toVideoUrl(video);
  return url ? `<p><a href="${escapeHtml(url)}">Video: ${escapeHtml(video.title ?? "untitled")}</a></p>` : "";
}

function toTable({ caption, rows }: Table): string {
  const [head, ...body] = (rows ?? []).map(({ cells }) =>
    (cells ?? []).map((cell) => escapeHtml(cell ?? "")),
  );
  if (!head) return "";
  const toRow = (cells: readonly string[], name: string) =>
    `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join("")}</tr>`;
  return [
    `<table><caption>${escapeHtml(caption ?? "")}</caption>`,
    `<thead>${toRow(head, "th")}</thead>`,
    `<tbody>${body.map((cells) => toRow(cells, "td")).join("")}</tbody></table>`,
  ].join("");
}
