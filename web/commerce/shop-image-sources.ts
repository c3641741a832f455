import { type ImageSources, toImageSources } from "#lib/image-sources.ts";

/** An image as the Storefront API returns it. */
export interface ShopImage {
  url: string;
  width?: number | null;
  height?: number | null;
}

/**
 * A product image in device widths. Shopify's CDN scales by the `width` parameter, picks the format and quality, and
 * never enlarges.
 */
export function toShopImageSources(
  { url, width, height }: ShopImage,
  { maxWidth }: { maxWidth: number },
): ImageSources {
  const imageSize = width && height ? { width, height } : { width: maxWidth, height: maxWidth };
  return toImageSources(
    { width: imageSize.width, ratio: imageSize.width / imageSize.height, maxWidth },
    (size) => {
      const address = new URL(url);
      address.searchParams.set("width", String(size.width));
      return address.href;
    },
  );
}
