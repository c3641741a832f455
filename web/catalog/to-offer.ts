import { toLineKind } from "#commerce/cart/line-kind.ts";
import type { ProductPrices } from "#commerce/products.server.ts";
import type { Offer } from "#commerce/offer.ts";
import { findDefaultVariant, findLowestPrice } from "#commerce/product-variants.ts";

/** The variant that learners buy for themselves. It sets the course's price (requirements §3.35). */
const ownSeat = "online course";
const giftSeat = "gift course";

/** A course is bought as its one seat. For anything else, the shopper chooses a variant. */
export function toOffer({
  id,
  title: name,
  availableForSale,
  productType,
  variants,
}: Pick<ProductPrices, "id" | "title" | "availableForSale" | "productType" | "variants">): Offer {
  const gift = variants.find(({ title, availableForSale: isSold }) => title === giftSeat && isSold);
  const isProduct = variants.every(({ title }) => toLineKind({ title, productType }) === "product");
  const variant = isProduct
    ? findDefaultVariant(variants)
    : (variants.find(({ title }) => title === ownSeat) ?? variants[0]);
  if (!variant) return { kind: "unavailable" };
  const lowest = isProduct ? toLowest(variants) : {};
  return {
    kind: "priced",
    variantId: variant.id,
    availableForSale: availableForSale && variant.availableForSale,
    prices: variant.prices,
    item: { productId: id, name, category: productType, sku: variant.sku },
    ...(Object.keys(lowest).length > 0 && { lowest }),
    ...(gift && { gift: { variantId: gift.id, prices: gift.prices } }),
  };
}

function toLowest(variants: ProductPrices["variants"]) {
  const [USD, CAD] = [findLowestPrice(variants, "USD"), findLowestPrice(variants, "CAD")];
  return { ...(USD && { USD }), ...(CAD && { CAD }) };
}
