import { beforeEach, expect, test } from "vitest";
import type { Figure } from "./content-types.ts";
import { stubEmbeddedEnvironment } from "../../tests/support/site/stub-embedded-environment.ts";
import { toFigureSources, toImageUrl } from "./image-url.server.ts";

beforeEach(stubEmbeddedEnvironment);

const wide: Figure = {
  asset: { _type: "reference", _ref: `image-${"a".repeat(40)}-2000x1000-webp` },
  crop: null,
  hotspot: null,
  alt: "Two hands",
  lqip: null,
  width: 2000,
  height: 1000,
};

/** The left half is cropped away. */
const cropped: Figure = {
  ...wide,
  crop: { _type: "sanity.imageCrop", left: 0.5, right: 0, top: 0, bottom: 0 },
};

const readWidths = (srcSet: string | undefined) =>
  srcSet?.split(", ").map((source) => Number(/ (\d+)w$/.exec(source)?.[1]));

test("an image is offered in device widths up to its own", () => {
  const sources = toFigureSources(wide, { maxWidth: 3840 });

  expect(readWidths(sources?.srcSet)).toEqual([640, 750, 828, 1080, 1200, 1920, 2000]);
  expect(sources).toMatchObject({ width: 2000, height: 1000 });
});

test("a large image is offered in every device width", () => {
  const sources = toFigureSources({ ...wide, width: 6000, height: 3000 }, { maxWidth: 3840 });

  expect(readWidths(sources?.srcSet)).toEqual([640, 750, 828, 1080, 1200, 1920, 2560, 3840]);
});

test("a small image isn't requested in more pixels than its space has", () => {
  expect(readWidths(toFigureSources(wide, { maxWidth: 320 })?.srcSet)).toEqual([320]);
});

test("files come in the browser's best format, at quality 75", () => {
  const sources = toFigureSources(wide, { maxWidth: 640 });

  expect(sources?.src).toBe(
    `/lake/images/embedded/production/${"a".repeat(40)}-2000x1000.webp?w=640&q=75&fit=max&auto=format`,
  );
});

test("cropped pixels are neither requested nor given space", () => {
  const sources = toFigureSources(cropped, { maxWidth: 3840 });

  expect(sources?.srcSet).toContain("rect=1000,0,1000,1000");
  expect(readWidths(sources?.srcSet)).toEqual([640, 750, 828, 1000]);
  expect(sources).toMatchObject({ width: 1000, height: 1000 });
});

test("an image with a fixed ratio is cropped around its hotspot", () => {
  const hotspot = { _type: "sanity.imageHotspot" as const, x: 0.75, y: 0.5, width: 0.2, height: 0.2 };

  const sources = toFigureSources({ ...wide, hotspot }, { maxWidth: 640, ratio: 4 / 5 });

  expect(sources?.src).toMatch(/rect=1100,0,800,1000&w=640&h=800&q=75&fit=crop/);
  expect(sources).toMatchObject({ width: 2000, height: 2500 });
});

test("an image of unknown size gets the requested ratio", () => {
  const sources = toFigureSources({ ...wide, width: null, height: null }, { maxWidth: 1200, ratio: 4 / 3 });

  expect(sources).toMatchObject({ width: 1200, height: 900 });
});

test("no image, no URL", () => {
  const nothing = { ...wide, asset: null };

  expect(toImageUrl(nothing, { width: 640 })).toBeNull();
  expect(toFigureSources(nothing, { maxWidth: 640 })).toBeNull();
});
