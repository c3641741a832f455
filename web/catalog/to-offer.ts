import type { ProductPrices } from "#commerce/products.server.ts";
import type { Offer } from "#commerce/offer.ts";

/** The variant that learners buy for themselves. It sets the course's price (requirements §3.35). */
const ownSeat = "online course";
const giftSeat = "gift course";

export function toOffer({
  availableForSale,
  variants,
}: Pick<ProductPrices, "availableForSale" | "variants">): Offer {
  const gift = variants.find(({ title, availableForSale: isSold }) => title === giftSeat && isSold);
  const variant = variants.find(({ title }) => title === ownSeat) ?? variants[0];
  if (!variant) return { kind: "unavailable" };
  return {
    kind: "priced",
    variantId: variant.id,
    availableForSale: availableForSale && variant.availableForSale,
    prices: variant.price,
    ...(gift && { gift: { variantId: gift.id, prices: gift.price } }),
  };
}
