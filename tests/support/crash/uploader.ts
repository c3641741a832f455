import { createHash } from "node:crypto";
import type { SanityAssetDocument, SanityClient } from "@sanity/client";
import sharp from "sharp";
import type { Random } from "../seeded-random.ts";

/** Uploads one image or file after another. */
export interface Uploader {
  /** The uploads the lake acknowledged. */
  acknowledged: readonly SanityAssetDocument[];
  /** One upload, which is acknowledged or throws. */
  upload: (client: SanityClient) => Promise<void>;
}

export function createUploader(random: Random): Uploader {
  const acknowledged: SanityAssetDocument[] = [];
  return {
    acknowledged,
    upload: async (client) => {
      acknowledged.push(
        random(4) === 0
          ? await client.assets.upload("image", await toPicture(random))
          : await client.assets.upload("file", toFile(random), { filename: "recording.bin" }),
      );
    },
  };
}

/** Which uploads are missing or don't match their document, in sentences. */
export async function findTornUploads(
  client: SanityClient,
  acknowledged: readonly SanityAssetDocument[],
): Promise<string[]> {
  const assets: SanityAssetDocument[] = await client.fetch(
    '*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]',
  );
  const there = new Set(assets.map(({ _id }) => _id));
  const findings = acknowledged.flatMap(({ _id }) => (there.has(_id) ? [] : [`${_id} is lost`]));
  for (const { _id, path, sha1hash } of assets) {
    const response = await fetch(new URL(path, client.config().apiHost));
    const hash = createHash("sha1")
      .update(await response.bytes())
      .digest("hex");
    if (hash !== sha1hash) findings.push(`${_id} returns ${response.status} and different bytes`);
  }
  return findings;
}

function toPicture(random: Random): Promise<Buffer> {
  const background = { r: random(256), g: random(256), b: random(256) };
  return sharp({ create: { width: 40 + random(40), height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}

/** No two are the same, or the lake would have nothing to write. */
function toFile(random: Random): Buffer {
  return Buffer.alloc(1000 + random(200_000), `${random(2 ** 30)} `);
}
