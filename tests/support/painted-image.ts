import sharp from "sharp";

/** A test image of 300 × 150 pixels in pine. */
export function paintPlainImage(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 150, channels: 3, background: "#0e5f59" } })
    .png()
    .toBuffer();
}

/** A test image of 400 × 200 pixels, with a left half in pine and a right half in marigold. */
export async function paintImage(): Promise<Buffer> {
  const marigold = { create: { width: 200, height: 200, channels: 3, background: "#f4a91f" } } as const;
  const right = await sharp(marigold).png().toBuffer();
  return sharp({ create: { width: 400, height: 200, channels: 3, background: "#0e5f59" } })
    .composite([{ input: right, left: 200, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
}
