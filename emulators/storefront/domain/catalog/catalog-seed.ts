import type { Collection, Product } from "./product.ts";
import type { GiftCard } from "#storefront/domain/cart/gift-card-store.ts";
import type { ShopContent } from "#storefront/domain/content/shop-content.ts";
import type { Discount } from "#storefront/domain/discounts/discount.ts";

export interface CatalogSeed {
  products: Product[];
  collections: Collection[];
  /** None by default. */
  content?: ShopContent;
  discounts?: Discount[];
  giftCards?: GiftCard[];
  /** Where the images are. */
  imagesFolder?: string;
}
