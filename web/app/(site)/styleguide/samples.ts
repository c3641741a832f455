import type { Figure, Video } from "#content/content-types.ts";
import type { ShopImage } from "#commerce/shop-image-sources.ts";

/** What the shop at hand lends to the styleguide; null where it has nothing. */
export interface Samples {
  figure: Figure | null;
  /** Taller than wide. */
  portrait: Figure | null;
  film: Video | null;
  productImage: ShopImage | null;
}
