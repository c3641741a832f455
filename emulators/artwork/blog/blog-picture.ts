import type { Artwork } from "#artwork/page.ts";
import { palette } from "#artwork/palette.ts";

/** What stands over a post and in lists. */
export function toCover(slug: string, ground: string, drawing: string): Artwork {
  return {
    file: `blog/${slug}.webp`,
    width: 1600,
    height: 900,
    quality: "flat",
    drawing: `<rect width="1600" height="900" fill="${ground}"/>${drawing}`,
  };
}

/** A picture between the paragraphs of a post. */
export function toInside(slug: string, name: string, ground: string, drawing: string): Artwork {
  return {
    file: `blog/${slug}-${name}.webp`,
    width: 1200,
    height: 675,
    quality: "flat",
    drawing: `<rect width="1200" height="675" fill="${ground}"/>${drawing}`,
  };
}

interface Card {
  x: number;
  y: number;
  width: number;
  height?: number;
  words: string;
  size?: number;
  ground?: string;
}

/** A gloss on a card; x and y are its middle. */
export function glossCard({
  x,
  y,
  width,
  height = 110,
  words,
  size = 44,
  ground = palette.paper,
}: Card): string {
  return `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="10" fill="${ground}"/>
    <text class="gloss" x="${x}" y="${y + size * 0.35}" font-size="${size}" text-anchor="middle" fill="${palette.ink}">${words}</text>`;
}

/** A line of explanation under or beside a drawing. */
export function caption(x: number, y: number, words: string, anchor: "start" | "middle" | "end" = "middle") {
  return `<text class="text" x="${x}" y="${y}" font-size="32" text-anchor="${anchor}" fill="${palette.ink}">${words}</text>`;
}
