import { readFile } from "node:fs/promises";
import { basename } from "node:path";

export interface SeedAsset {
  kind: "image" | "file";
  bytes: Uint8Array<ArrayBuffer>;
  filename: string;
  /** The description of an image, where it's first used. */
  altText?: string;
}

interface SeedAssetsOptions {
  /** What `image@file://./…` is relative to. */
  directory: URL;
  /** Stores the bytes and returns the ID of the asset's document. */
  upload: (asset: SeedAsset) => Promise<string>;
}

/**
 * Returns a function that replaces files with references. The convention is that of `sanity dataset import`: `{ _type: "image",
 * _sanityAsset: "image@file://./a.webp" }`. Uploads files one at a time and only once, because on two cores parallel uploads are
 * no faster.
 */
export function createAssetResolver({ directory, upload }: SeedAssetsOptions) {
  const uploaded = new Map<string, string>();

  async function toId(source: string, alt: unknown): Promise<string> {
    const known = uploaded.get(source);
    if (known !== undefined) return known;
    const [, kind, address] = /^(image|file)@(file:.*)$/.exec(source) ?? [];
    if (!kind || !address) throw new Error(`The seed has an asset that can't be parsed: ${source}`);
    const path = address.replace(/^file:(\/\/)?/, "");
    const bytes = await readFile(new URL(path, directory));
    const id = await upload({
      kind: kind === "image" ? "image" : "file",
      bytes,
      filename: basename(path),
      ...(typeof alt === "string" ? { altText: alt } : {}),
    });
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
        fields.asset = { _type: "reference", _ref: await toId(item, "alt" in value ? value.alt : undefined) };
      } else {
        fields[name] = await resolve(item);
      }
    }
    return fields;
  };
}
