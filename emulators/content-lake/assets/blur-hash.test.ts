import sharp from "sharp";
import { expect, test } from "vitest";
import { toBlurHash } from "#content-lake/assets/blur-hash.ts";
import { paintImage } from "../../../tests/support/painted-image.ts";

test("a single-color image has that color in the middle", async () => {
  const white = { create: { width: 20, height: 20, channels: 3, background: "#ffffff" } } as const;

  const hash = await toBlurHash(sharp(await sharp(white).png().toBuffer()));

  // White in base 83 is TSUA; five waves each way make 24 pairs beside it.
  expect(hash).toMatch(/^e.TSUA.{48}$/);
});

test("the first horizontal wave says which side is lighter", async () => {
  const image = await paintImage();
  const turned = await sharp(image).flop().toBuffer();

  const [hash, mirrored] = [await toBlurHash(sharp(image)), await toBlurHash(sharp(turned))];

  // Five waves across and three down, and the same average either way.
  expect([hash.slice(0, 1), hash.slice(2, 6)]).toEqual(["M", mirrored.slice(2, 6)]);
  expect(hash.slice(6, 8)).not.toBe(mirrored.slice(6, 8));
});

// The sizes and first characters of BlurHashes that Sanity made.
test.each([
  [2132, 1876, "e"],
  [800, 533, "V"],
  [362, 172, "M"],
  [1125, 1500, "d"],
])("an image of %i × %i pixels has five waves along its longer side", async (width, height, size) => {
  const image = sharp({ create: { width, height, channels: 3, background: "#0e5f59" } });

  const hash = await toBlurHash(sharp(await image.png().toBuffer()));

  expect(hash.charAt(0)).toBe(size);
});

test("a grayscale image without color channels has one too", async () => {
  const gray = await sharp({ create: { width: 30, height: 10, channels: 3, background: "#777777" } })
    .toColorspace("b-w")
    .png()
    .toBuffer();

  expect(await toBlurHash(sharp(gray))).toMatch(/^D/);
});
