import { toBlock, type Block } from "#seed/content/rich-text.ts";
import type { SeedFigure } from "#seed/content/seed-document.ts";

/** A longer text: paragraphs as `richText` reads them, with pictures between them. */
export function story(...parts: (string | SeedFigure)[]): (Block | (SeedFigure & { _key: string }))[] {
  return parts.map((part, index) => {
    const key = `part-${index + 1}`;
    return typeof part === "string" ? toBlock(part, key) : { _key: key, ...part };
  });
}
