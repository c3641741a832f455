import "server-only";
import { toAbsoluteUrl, toFilmUrl, toPictureUrl } from "#features/markdown/absolute-url.server.ts";
import { escapeMarkdown } from "#features/markdown/markdown-parts.ts";
import type { StoryWriter } from "#features/markdown/write-story.ts";

const beginnings = { normal: "", h2: "## ", h3: "### ", blockquote: "> " } as const;

/** Markdown (CommonMark), with absolute URLs. */
export const markdownWriter: StoryWriter = {
  words({ text, isStrong, isEmphasis, isGloss, href }) {
    // An emphasis mark doesn't count next to a space.
    const [, before = "", inner = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
    if (inner === "") return text;
    let written = isGloss ? `\`${inner.replaceAll("`", "")}\`` : escapeMarkdown(inner);
    if (isEmphasis) written = `*${written}*`;
    if (isStrong) written = `**${written}**`;
    const address = toAbsoluteUrl(href);
    return before + (address ? `[${written}](<${address}>)` : written) + after;
  },
  block(style, words) {
    const lines = words.trim().split("\n");
    if (style === "blockquote") return lines.map((line) => `> ${line}`).join("\n");
    if (style === "normal") return lines.map(keepAsText).join("\\\n");
    return beginnings[style] + lines.join(" ");
  },
  list(kind, items) {
    const mark = kind === "number" ? "1." : "-";
    return items
      .map(({ level, words }) => `${"   ".repeat(level - 1)}${mark} ${words.trim().replaceAll("\n", " ")}`)
      .join("\n");
  },
  figure(figure) {
    const url = toPictureUrl(figure);
    return url ? `![${escapeMarkdown(figure.alt ?? "")}](<${url}>)` : "";
  },
  video(video) {
    const url = toFilmUrl(video);
    if (!url) return "";
    const facts = [video.duration, video.hasSpeech ? null : "no speech, signed only"]
      .filter(Boolean)
      .join(", ");
    const link = `[Video: ${escapeMarkdown(video.title ?? "untitled")}](<${url}>)${facts && ` (${facts})`}`;
    return video.transcript
      ? `${link}\n\n> Transcript: ${escapeMarkdown(video.transcript).replaceAll("\n", "\n> ")}`
      : link;
  },
};

/** Escapes a paragraph that starts like a list or a heading. */
const keepAsText = (line: string) =>
  line.replace(/^(\d+)([.)])(?=\s)/, "$1\\$2").replace(/^([-+#>=])/, "\\$1");
