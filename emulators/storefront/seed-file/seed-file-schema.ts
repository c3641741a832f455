import { z } from "zod";
import type { PolicyKind } from "#storefront/domain/content/shop-content.ts";
import { blog, menu, metaobject, page, redirect } from "./content-schema.ts";
import { discount, giftCard } from "./discount-schema.ts";
import { policyTitles } from "./policies.ts";
import { collection, product } from "./product-schema.ts";
import { withHandle } from "./schema-parts.ts";

/** A shop in one JSON file (emulators/storefront/README.md). What its parts say of each other is checked afterward. */
export const seedFileSchema = z.strictObject({
  shop: z.strictObject({ name: z.string().min(1), description: z.string().nullable().default(null) }),
  products: z.array(withHandle(product)).max(20_000).default([]),
  collections: z.array(withHandle(collection)).default([]),
  pages: z.array(withHandle(page)).default([]),
  blogs: z.array(withHandle(blog)).default([]),
  menus: z.array(menu).default([]),
  policies: z.partialRecord(z.enum(Object.keys(policyTitles) as PolicyKind[]), z.string()).default({}),
  redirects: z.array(redirect).default([]),
  metaobjects: z.array(metaobject).default([]),
  discounts: z.array(discount).default([]),
  giftCards: z.array(giftCard).default([]),
});

export type SeedFile = z.infer<typeof seedFileSchema>;
