import sharp from "sharp";
import { expect, test } from "vitest";
import { paintImage } from "../../../tests/support/painted-image.ts";
import { toPalette } from "#content-lake/assets/palette.ts";

const paint = (background: string, width = 40) =>
  sharp({ create: { width, height: 40, channels: 4, background } })
    .png()
    .toBuffer();

test("an image's colors are found, each with its share in percent", async () => {
  const palette = await toPalette(sharp(await paintImage()));

  expect(palette).toMatchObject({
    _type: "sanity.imagePalette",
    vibrant: { background: expect.stringMatching(/^#f[345]a.1.$/), population: expect.closeTo(50, -1) },
    darkVibrant: { background: expect.stringMatching(/^#0[b-f]5.5.$/), population: expect.closeTo(50, -1) },
  });
});

test("a swatch without a matching color gets a generated one, with no share", async () => {
  const palette = await toPalette(sharp(await paintImage()));

  expect(palette.lightVibrant).toMatchObject({ population: 0 });
});

test("the dominant color is the swatch with the largest share", async () => {
  const left = { input: await paint("#0e5f59", 10), left: 0, top: 0 };
  const image = sharp(await paint("#f4a91f")).composite([left]);

  const { dominant, vibrant } = await toPalette(sharp(await image.png().toBuffer()));

  expect(dominant).toEqual(vibrant);
  expect(dominant.population).toBeCloseTo(75, -1);
});

// A swatch that Sanity made (sanity.io/recipes, "GROQ query to pull data for image palette information").
test("small text turns black on darker backgrounds than a title does", async () => {
  const { dominant } = await toPalette(sharp(await paint("#94b7a8")));

  expect(dominant).toMatchObject({ foreground: "#000", title: "#fff" });
});

test.each([["#ffffff"], ["#0e5f5900"]])(
  "a background of %s isn't one of the image's colors",
  async (color) => {
    const left = { input: await paint("#0e5f59", 10), left: 0, top: 0 };
    const image = sharp(await paint(color)).composite([left]);

    const { dominant } = await toPalette(sharp(await image.png().toBuffer()));

    expect(dominant.background).toMatch(/^#0[b-f]5.5.$/);
    expect(dominant.population).toBeCloseTo(25, -1);
  },
);

test.each([["#ffffff"], ["#0e5f5900"]])("an image of only %s has a dominant color too", async (color) => {
  const palette = await toPalette(sharp(await paint(color)));

  expect(palette).toEqual({
    _type: "sanity.imagePalette",
    dominant: {
      _type: "sanity.imagePaletteSwatch",
      background: "#ffffff",
      foreground: "#000",
      title: "#000",
      population: 100,
    },
  });
});

test("a grayscale image without color channels has one too", async () => {
  const gray = await sharp(await paint("#777777"))
    .toColorspace("b-w")
    .png()
    .toBuffer();

  expect(await toPalette(sharp(gray))).toMatchObject({
    dominant: { background: "#747474", population: 100 },
  });
});
