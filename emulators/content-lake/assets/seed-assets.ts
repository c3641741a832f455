import { readFile } from "node:fs/promises";
import { basename } from "node:path";

export interface SeedAsset {
  kind: "image" | "file";
  bytes: Uint8Array<ArrayBuffer>;
  filename: string;
}

interface SeedAssetsOptions {
  /** What `image@file://./…` is relative to. */
  directory: URL;
  /** Keeps the bytes and answers the id of the asset's document. */
  upload: (asset: SeedAsset) => Promise<string>;
}

/**
 * Answers what puts references in place of files. The convention is that of `sanity dataset import`:
 * `{ _type: "image", _sanityAsset: "image@file://./a.webp" }`. Uploads one after the other, each once: on two cores more
 * at a time is no faster.
 */
export function createAssetResolver({ directory, upload }: SeedAssetsOptions) {
  const uploaded = new Map<string, string>();

  async function toId(source: string): Promise<string> {
    const known = uploaded.get(source);
    if (known !== undefined) return known;
    const [, kind, address] = /^(image|file)@(file:.*)$/.exec(source) ?? [];
    if (!kind || !address) throw new Error(`The seed names an asset that cannot be read: ${source}`);
    const path = address.replace(/^file:(\/\/)?/, "");
    const bytes = await readFile(new URL(path, directory));
    const id = await upload({ kind: kind === "image" ? "image" : "file", bytes, filename: basename(path) });
    uploaded.set(source, id);
    return id;
  }

  return async function resolve(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const item of value) items.push(await resolve(item));
      return items;
    }
    if (typeof value !== "object" || value === null) return value;
    const fields: Record<string, unknown> = {};
    for (const [name, item] of Object.entries(value)) {
      if (name === "_sanityAsset" && typeof item === "string") {
        fields.asset = { _type: "reference", _ref: await toId(item) };
      } else {
        fields[name] = await resolve(item);
      }
    }
    return fields;
  };
}
