import { expect, test } from "vitest";
import { toShopImageSources } from "./shop-image-sources.ts";

const url = "https://cdn.shopify.com/s/files/1/book.webp?v=17";

test("a product image is offered in device widths up to its own", () => {
  const { src, srcSet, ...place } = toShopImageSources({ url, width: 900, height: 1200 }, { maxWidth: 3840 });

  expect(src).toBe(`${url}&width=900`);
  expect(srcSet).toBe([640, 750, 828, 900].map((width) => `${url}&width=${width} ${width}w`).join(", "));
  expect(place).toEqual({ width: 900, height: 1200 });
});

test("a small image is offered once", () => {
  expect(toShopImageSources({ url, width: 900, height: 1200 }, { maxWidth: 240 }).srcSet).toBe(
    `${url}&width=240 240w`,
  );
});

test("an image without dimensions gets a square space", () => {
  expect(toShopImageSources({ url, width: null, height: null }, { maxWidth: 240 })).toMatchObject({
    width: 240,
    height: 240,
  });
});
