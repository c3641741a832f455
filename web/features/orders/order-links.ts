import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { readSigningKey } from "#database/signing-key.ts";
import type { Delivery } from "#features/learning/delivery-rows.ts";
import { signValue, verifyValue } from "#lib/signed-value.ts";
import { createOrderRows, type StoredOrder } from "./order-rows.ts";

const tokenSchema = z.object({ order: z.string() });

/** The signed addresses of orders' pages, which only their buyers get. */
export interface OrderLinks {
  toUrl: (orderId: string) => string;
  /** The order of a page's token; null for an altered one. */
  find: (token: string) => StoredOrder | null;
  /** The page of a delivery's order if the learner is its buyer; null for anybody else. */
  toBuyersUrl: (delivery: Pick<Delivery, "orderId" | "learner">) => string | null;
}

export function createOrderLinks(options: { database: DatabaseSync; siteUrl: string }): OrderLinks {
  const { database, siteUrl } = options;
  const rows = createOrderRows(database);
  const signing = { purpose: "order", key: readSigningKey(database, "orders") };
  const toUrl = (order: string) =>
    `${siteUrl}/orders/${signValue({ order } satisfies z.infer<typeof tokenSchema>, signing)}`;
  return {
    toUrl,
    find: (token) => {
      const verified = tokenSchema.safeParse(verifyValue(token, signing));
      return verified.success ? rows.read(verified.data.order) : null;
    },
    toBuyersUrl: ({ orderId, learner }) =>
      rows.read(orderId)?.email === learner.email ? toUrl(orderId) : null,
  };
}
