import type { SeedFile } from "#seed/content/seed-document.ts";

/** A PDF from `emulators/seed/files/`. */
export function pdf(file: string): SeedFile {
  return { _type: "file", _sanityAsset: `file@file://./files/${file}` };
}
