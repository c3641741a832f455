import { keyed } from "#seed/content/keyed.ts";
import type { SeedBookImage } from "#seed/content/seed-document.ts";

/** A book's pictures from `emulators/seed/images/books/`, the first one featured. */
export function bookImages(pictures: readonly { file: string; alt: string }[]) {
  return keyed(
    "image",
    pictures.map(({ file, alt }, index): SeedBookImage => ({
      _type: "bookImage",
      _sanityAsset: `image@file://./images/books/${file}.webp`,
      alt,
      isFeatured: index === 0,
    })),
  );
}
