import type { Figure, Video } from "#content/content-types.ts";
import type { ShopImage } from "#commerce/shop-image-sources.ts";

/** Sample content from the current backends; null where there's none. */
export interface Samples {
  figure: Figure | null;
  /** Portrait format. */
  portrait: Figure | null;
  film: Video | null;
  productImage: ShopImage | null;
}
