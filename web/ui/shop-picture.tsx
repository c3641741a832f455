import { type ShopImage, toShopImageSources } from "#commerce/shop-image-sources.ts";
import styles from "./picture.module.css";

export interface ShopPictureProps {
  image: ShopImage;
  /** Empty when the product's name is beside it. */
  alt: string;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** The largest useful width, in pixels. */
  maxWidth?: number;
}

/** A product image from Shopify in responsive sizes, with reserved space. */
export function ShopPicture({ image, alt, sizes, maxWidth = 3840 }: ShopPictureProps) {
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- Shopify's CDN scales images itself.
    <img
      className={styles.picture}
      {...toShopImageSources(image, { maxWidth })}
      sizes={sizes}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
