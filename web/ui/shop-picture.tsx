import { type ShopImage, toShopImageSources } from "#commerce/shop-image-sources.ts";
import styles from "./picture.module.css";

export interface ShopPictureProps {
  image: ShopImage;
  /** Empty where the product's name stands beside it. */
  alt: string;
  /** How wide the picture stands, as the `sizes` attribute says it. */
  sizes: string;
  /** The widest file that is ever worth sending, in pixels. */
  maxWidth?: number;
}

/** A product's picture from Shopify in the sizes screens need, its place kept while it loads. */
export function ShopPicture({ image, alt, sizes, maxWidth = 3840 }: ShopPictureProps) {
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- Shopify's CDN scales pictures itself.
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
