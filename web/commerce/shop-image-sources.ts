import { type ImageSources, toImageSources } from "#lib/image-sources.ts";

/** A picture as Shopify's Storefront API describes it. */
export interface ShopImage {
  url: string;
  width?: number | null;
  height?: number | null;
}

/**
 * A product's picture in the widths that screens need. Shopify's CDN scales by the address's `width`, chooses the format and
 * the quality by itself, and gives the picture as it is when that is no wider.
 */
export function toShopImageSources(
  { url, width, height }: ShopImage,
  { maxWidth }: { maxWidth: number },
): ImageSources {
  const own = width && height ? { width, height } : { width: maxWidth, height: maxWidth };
  return toImageSources({ width: own.width, ratio: own.width / own.height, maxWidth }, (size) => {
    const address = new URL(url);
    address.searchParams.set("width", String(size.width));
    return address.href;
  });
}
