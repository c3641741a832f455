import type { Artwork } from "#artwork/page.ts";

/** A cover of another publisher's book: drawn flat, to its edges, and in no style of the shop's own. */
export function recommendedCover(handle: string, drawing: string): Artwork {
  return { file: `books/${handle}.webp`, width: 1200, height: 1600, quality: "flat", drawing };
}
