import { z } from "zod";
import type { Gid } from "#lib/gid.ts";

/** A webhook's change that can affect a page. Times are ISO 8601. */
export type ShopChange =
  | { kind: "product"; id: Gid<"Product">; handle: string; updatedAt: string; isShown: boolean }
  | { kind: "product-gone"; id: Gid<"Product"> }
  | { kind: "collection"; id: Gid<"Collection">; handle: string; updatedAt: string }
  | { kind: "collection-gone" }
  /** The webhook names only an inventory item, which the Storefront API doesn't have. */
  | { kind: "stock"; updatedAt: string }
  | { kind: "order"; productIds: Gid<"Product">[] }
  /** The shop's name, currency or markets, which any page may show. */
  | { kind: "shop" };

const restId = z.number().int().positive();
const time = z.iso.datetime({ offset: true });

const productSchema = z
  .object({ id: restId, handle: z.string().min(1), updated_at: time, status: z.string().default("active") })
  .transform(({ id, handle, updated_at, status }): ShopChange => ({
    kind: "product",
    id: toProductGid(id),
    handle,
    updatedAt: updated_at,
    isShown: status === "active",
  }));

const productGoneSchema = z
  .object({ id: restId })
  .transform(({ id }): ShopChange => ({ kind: "product-gone", id: toProductGid(id) }));

const collectionSchema = z
  .object({ id: restId, handle: z.string().min(1), updated_at: time })
  .transform(({ id, handle, updated_at }): ShopChange => ({
    kind: "collection",
    id: `gid://shopify/Collection/${id}`,
    handle,
    updatedAt: updated_at,
  }));

const stockSchema = z
  .object({ inventory_item_id: restId, updated_at: time })
  .transform(({ updated_at }): ShopChange => ({ kind: "stock", updatedAt: updated_at }));

/** A custom line has no product. */
const orderSchema = z
  .object({ line_items: z.array(z.object({ product_id: restId.nullish() })) })
  .transform(({ line_items }): ShopChange => ({
    kind: "order",
    productIds: Array.from(
      new Set(line_items.flatMap(({ product_id }) => (product_id ? [toProductGid(product_id)] : []))),
    ),
  }));

const schemas: Readonly<Record<string, z.ZodType<ShopChange>>> = {
  "products/create": productSchema,
  "products/update": productSchema,
  "products/delete": productGoneSchema,
  "collections/create": collectionSchema,
  "collections/update": collectionSchema,
  "collections/delete": z.object({ id: restId }).transform((): ShopChange => ({ kind: "collection-gone" })),
  "inventory_levels/update": stockSchema,
  "orders/create": orderSchema,
  "shop/update": z.object({}).transform((): ShopChange => ({ kind: "shop" })),
};

/** Parses a payload in Shopify's REST shapes; null for a topic that affects no page. Throws a ZodError. */
export function parseShopChange(topic: string, payload: unknown): ShopChange | null {
  return (Object.hasOwn(schemas, topic) && schemas[topic]?.parse(payload)) || null;
}

const toProductGid = (id: number): Gid<"Product"> => `gid://shopify/Product/${id}`;
