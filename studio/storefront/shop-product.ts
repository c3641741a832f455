import { z } from "zod";

/** Decimal strings as Shopify writes them. */
const priceRangeSchema = z.object({ from: z.string(), to: z.string() });

export const shopProductSchema = z.object({
  handle: z.string(),
  title: z.string(),
  /** `Course`, `Book` or `BookBundle`. */
  productType: z.string(),
  availableForSale: z.boolean(),
  /** In the shop, but not to be shown. */
  isHidden: z.boolean(),
  image: z.object({ url: z.string(), altText: z.string().nullable() }).nullable(),
  /** Null where the shop does not sell it in that currency. */
  prices: z.object({ USD: priceRangeSchema.nullable(), CAD: priceRangeSchema.nullable() }),
});

/** A product of the shop as the site's `/api/studio/products` answers it. */
export type ShopProduct = z.infer<typeof shopProductSchema>;
