import { z } from "zod";
import type { WalletShopper } from "#providers/wallet/wallet.ts";
import type { PurchaseLine } from "./purchase-lines.ts";

/**
 * Where a purchase is on its way. `started`: stored, maybe without a draft order. `waiting`: the school decides. `approved`: the draft
 * order has to become an order. `ordered` and `declined` are the ends.
 */
export const purchaseStates = ["started", "waiting", "approved", "ordered", "declined"] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** What a school is asked to pay for. Amounts are US cents. */
export interface PurchaseDetails {
  shopper: WalletShopper;
  lines: PurchaseLine[];
  /** The cart's attributes, such as its affiliate. */
  attributes: { key: string; value: string | null }[];
  /** Taken off already, for the draft order. */
  discountCents: number;
}

export interface WalletPurchase {
  /** Random, because it's also the key to its page. */
  id: string;
  state: PurchaseState;
  details: PurchaseDetails;
  /** The cart it came from, whose id contains a secret. Null once the cart's lines have been removed. */
  cartId: string | null;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  /** Shopify's, like `orderId`. */
  draftOrderId: number | null;
  orderId: number | null;
  /** The wallet's number. */
  purchaseOrderId: string | null;
  /** In ms since 1970. */
  createdAt: number;
  decidedAt: number | null;
}

const detailsSchema = z.object({
  shopper: z.object({
    school: z.string(),
    name: z.string(),
    email: z.string(),
    isTaxExempt: z.boolean(),
    address: z.object({ street: z.string(), city: z.string(), state: z.string(), zip: z.string() }),
  }),
  lines: z.array(
    z.object({
      id: z.string(),
      variantId: z.string(),
      title: z.string(),
      quantity: z.number(),
      attributes: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
      cents: z.number(),
    }),
  ),
  attributes: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
  discountCents: z.number(),
}) satisfies z.ZodType<PurchaseDetails>;

const rowSchema = z
  .object({
    id: z.string(),
    state: z.enum(purchaseStates),
    details: z.string(),
    cart_id: z.string().nullable(),
    shipping_cents: z.number(),
    tax_cents: z.number(),
    total_cents: z.number(),
    draft_order_id: z.number().nullable(),
    order_id: z.number().nullable(),
    purchase_order_id: z.string().nullable(),
    created_at: z.number(),
    decided_at: z.number().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    state: row.state,
    details: detailsSchema.parse(JSON.parse(row.details)),
    cartId: row.cart_id,
    shippingCents: row.shipping_cents,
    taxCents: row.tax_cents,
    totalCents: row.total_cents,
    draftOrderId: row.draft_order_id,
    orderId: row.order_id,
    purchaseOrderId: row.purchase_order_id,
    createdAt: row.created_at,
    decidedAt: row.decided_at,
  }));

/** Cart lines that had more than was bought, by their id: the quantity that each had, and the one that it gets. */
export type LineReductions = Readonly<Record<string, { from: number; to: number }>>;

const reductionsSchema = z.record(z.string(), z.object({ from: z.number(), to: z.number() }));

/** Converts the column `reductions`, which is null until there are some. */
export const parseReductions = (text: unknown): LineReductions =>
  typeof text === "string" ? reductionsSchema.parse(JSON.parse(text)) : {};

/** Converts a row of the table `wallet_purchase`. */
export const parsePurchase = (row: unknown): WalletPurchase => rowSchema.parse(row);
