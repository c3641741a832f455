import { z } from "zod";

/** Shopify decimal strings. */
const priceRangeSchema = z.object({ from: z.string(), to: z.string() });

export const shopProductSchema = z.object({
  handle: z.string(),
  title: z.string(),
  /** `Course`, `Book` or `BookBundle`. */
  productType: z.string(),
  availableForSale: z.boolean(),
  /** Exists in Shopify but isn't shown. */
  isHidden: z.boolean(),
  image: z.object({ url: z.string(), altText: z.string().nullable() }).nullable(),
  /** Null when it isn't sold in that currency. */
  prices: z.object({ USD: priceRangeSchema.nullable(), CAD: priceRangeSchema.nullable() }),
});

/** A product as the site's `/api/studio/products` returns it. */
export type ShopProduct = z.infer<typeof shopProductSchema>;
