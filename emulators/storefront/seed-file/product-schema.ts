import { z } from "zod";
import { amounts, described, image, metafield, text } from "./schema-parts.ts";

/** What a product without options has itself, and otherwise each of its variants. */
const offer = {
  price: amounts,
  compareAtPrice: z.exactOptional(amounts),
  sku: z.exactOptional(z.string()),
  barcode: z.exactOptional(z.string()),
  /** The units left. Without it, stock isn't tracked. */
  inventoryQuantity: z.exactOptional(z.int().min(0)),
  /** True by default, as at Shopify. */
  requiresShipping: z.exactOptional(z.boolean()),
  taxable: z.exactOptional(z.boolean()),
  weightInGrams: z.exactOptional(z.int().min(0)),
};

const variant = z.strictObject({
  ...offer,
  /** The option's value by its name. */
  options: z.record(z.string().min(1), z.string().min(1)),
  /** One of the product's image files. */
  image: z.exactOptional(z.string()),
  metafields: z.array(metafield).default([]),
});

/** With options, its variants are what's on offer. Without, the product is. */
export const product = z
  .strictObject({
    ...described,
    ...offer,
    price: z.exactOptional(amounts),
    variants: z.exactOptional(z.array(variant).min(1).max(2048)),
    status: z.enum(["active", "draft"]).default("active"),
    descriptionHtml: text,
    productType: text,
    /** The shop's name by default. */
    vendor: z.exactOptional(z.string()),
    tags: z.array(z.string()).default([]),
    images: z.array(image).max(250).default([]),
    metafields: z.array(metafield).default([]),
  })
  .superRefine((value, context) => {
    const own = Object.keys(offer).filter((name) => name in value);
    if (!value.variants && !value.price)
      context.addIssue({
        code: "custom",
        path: ["price"],
        message: "A product has a price, or variants with prices.",
      });
    if (value.variants && own.length > 0)
      context.addIssue({
        code: "custom",
        path: own.slice(0, 1),
        message: "This belongs to the product's variants.",
      });
  });

export const collection = z.strictObject({
  ...described,
  descriptionHtml: text,
  /** Handles of products, in the merchant's order. */
  products: z.array(z.string()).default([]),
  image: z.exactOptional(image),
  metafields: z.array(metafield).default([]),
});
