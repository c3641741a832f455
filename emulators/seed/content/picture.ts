import type { SeedFigure } from "#seed/content/seed-document.ts";

/** A picture from `emulators/seed/images/`; without `alt` it is decoration. */
export function picture(file: string, alt?: string): SeedFigure {
  return {
    _type: "figure",
    _sanityAsset: `image@file://./images/${file}`,
    ...(alt === undefined ? { isDecoration: true } : { alt }),
  };
}
