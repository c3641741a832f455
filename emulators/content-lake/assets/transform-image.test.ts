import sharp from "sharp";
import { expect, test } from "vitest";
import { parseImageTransform } from "#content-lake/assets/image-transform.ts";
import { type OutputFormat, transformImage } from "#content-lake/assets/transform-image.ts";

const colors = ["#c02020", "#20c020", "#2020c0"];

/** Three frames of one color each, 40 × 20 pixels. */
async function paintAnimation(format: "gif" | "webp"): Promise<Buffer> {
  const frames = await Promise.all(
    colors.map((background) =>
      sharp({ create: { width: 40, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { delay: [100, 200, 300], loop: 2 })
    .toBuffer();
}

async function transform(bytes: Uint8Array, params: string, format: OutputFormat): Promise<Buffer> {
  const parsed = parseImageTransform(new URLSearchParams(params));
  if (!parsed) throw new Error(`${params} asks for the original`);
  return transformImage({ bytes, transform: parsed, format });
}

test.each([
  ["gif", "w=20", "gif", { width: 20, height: 10 }],
  ["gif", "auto=format", "webp", { width: 40, height: 20 }],
  ["webp", "w=30&h=30&fit=crop&fm=webp", "webp", { width: 30, height: 30 }],
  ["webp", "w=20&pad=5&sharp=20&flip=h&bg=ffffff", "webp", { width: 20, height: 15 }],
] as const)("an animated %s asked for with %s is an animated %s", async (from, params, format, size) => {
  const moved = await transform(await paintAnimation(from), params, format);

  expect(await sharp(moved).metadata()).toMatchObject({
    ...size,
    format,
    pages: 3,
    delay: [100, 200, 300],
    loop: 2,
  });
});

test("each frame of an animation is transformed by itself", async () => {
  const gif = await paintAnimation("gif");

  const moved = await transform(gif, "rect=10,5,20,10&sat=-100&invert=true", "webp");
  const frames = await Promise.all(colors.map((_, page) => sharp(moved, { page }).stats()));

  expect(frames.map(({ channels }) => channels[0]?.stdev)).toEqual([0, 0, 0]);
  expect(new Set(frames.map(({ channels }) => channels[0]?.mean)).size).toBe(3);
});

test.each([
  ["frame=1", "gif"],
  ["fm=png", "png"],
  ["fm=jpg", "jpg"],
  ["w=20&blur=50", "gif"],
  ["flip=v", "gif"],
  ["or=90", "webp"],
  ["w=20&h=20&fit=crop&crop=entropy", "gif"],
  ["w=4200", "webp"],
] as const)("an animation asked for with %s is its first frame as %s", async (params, format) => {
  const still = await transform(await paintAnimation("gif"), params, format);
  const { pages = 1 } = await sharp(still).metadata();
  const { dominant } = await sharp(still).stats();

  expect(pages).toBe(1);
  expect(dominant.r).toBeGreaterThan(dominant.g + dominant.b);
});
