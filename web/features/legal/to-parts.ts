import { stegaClean } from "@sanity/client/stega";
import type { RichText } from "#content/content-types.ts";

/** Part of a long text under one large heading. */
export interface Part {
  /** Null for text before the first heading. */
  heading: { text: string; anchor: string } | null;
  body: RichText;
}

/** Splits a long text at its large headings, each with a unique anchor. */
export function toParts(text: RichText | null): Part[] {
  const parts: Part[] = [];
  const anchors = new Set<string>();
  for (const block of text ?? []) {
    const current = parts.at(-1);
    if (stegaClean(block.style) === "h2") {
      const heading = (block.children ?? []).map((span) => span.text ?? "").join("");
      const anchor = toAnchor(heading, anchors);
      anchors.add(anchor);
      parts.push({ heading: { text: heading, anchor }, body: [] });
    } else if (current) {
      current.body.push(block);
    } else {
      parts.push({ heading: null, body: [block] });
    }
  }
  return parts;
}

function toAnchor(heading: string, usedAnchors: ReadonlySet<string>): string {
  const slug = stegaClean(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  const name = slug || "part";
  let anchor = name;
  for (let count = 2; usedAnchors.has(anchor); count++) anchor = `${name}-${count}`;
  return anchor;
}
