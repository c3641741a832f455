import "server-only";
import { toAbsoluteUrl, toFilmUrl, toPictureUrl } from "#features/markdown/absolute-url.server.ts";
import type { StoryWriter } from "#features/markdown/write-story.ts";
import { escapeHtml } from "#lib/escape-html.ts";

/** Plain HTML for feed readers. Lists are flat, which loses the indent of nested items but works in every reader. */
export const htmlWriter: StoryWriter = {
  words({ text, isStrong, isEmphasis, isGloss, href }) {
    let written = escapeHtml(text).replaceAll("\n", "<br/>");
    if (isGloss) written = `<code>${written}</code>`;
    if (isEmphasis) written = `<em>${written}</em>`;
    if (isStrong) written = `<strong>${written}</strong>`;
    const address = toAbsoluteUrl(href);
    return address ? `<a href="${escapeHtml(address)}">${written}</a>` : written;
  },
  block(style, words) {
    if (style === "normal") return `<p>${words}</p>`;
    return style === "blockquote"
      ? `<blockquote><p>${words}</p></blockquote>`
      : `<${style}>${words}</${style}>`;
  },
  list(kind, items) {
    const element = kind === "number" ? "ol" : "ul";
    return `<${element}>${items.map(({ words }) => `<li>${words}</li>`).join("")}</${element}>`;
  },
  figure(figure) {
    const url = toPictureUrl(figure);
    return url ? `<p><img src="${escapeHtml(url)}" alt="${escapeHtml(figure.alt ?? "")}"/></p>` : "";
  },
  video(video) {
    const url = toFilmUrl(video);
    return url
      ? `<p><a href="${escapeHtml(url)}">Video: ${escapeHtml(video.title ?? "untitled")}</a></p>`
      : "";
  },
};
