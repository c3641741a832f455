import type { Table } from "@shop/schemas/generated/sanity.types.ts";
import { toBlock, type Block } from "#seed/content/rich-text.ts";
import type { Seed, SeedFigure } from "#seed/content/seed-document.ts";

type Part = SeedFigure | Seed<Table>;

/** A longer text: paragraphs as `richText` reads them, with pictures and tables between them. */
export function story(...parts: (string | Part)[]): (Block | (Part & { _key: string }))[] {
  return parts.map((part, index) => {
    const key = `part-${index + 1}`;
    return typeof part === "string" ? toBlock(part, key) : { _key: key, ...part };
  });
}
