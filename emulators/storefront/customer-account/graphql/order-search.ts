import { hash } from "node:crypto";
import type { Order } from "#storefront/domain/orders/order.ts";
import { toUpdatedAt } from "#storefront/domain/orders/order-progress.ts";
import type { Searchable } from "#storefront/domain/search/searchable.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";

/** Nine letters and digits, as in "XPAV284CT". */
export function toConfirmationNumber({ token }: Order): string {
  const number = BigInt(`0x${hash("sha256", `confirmation ${token}`)}`);
  return number.toString(36).toUpperCase().slice(-9);
}

const readPlacedAt = ({ placedAt }: Order) => placedAt;

/** The fields that the schema documents, except those about what the shop doesn't have. */
export const orderFields: Searchable<Order>["fields"] = {
  id: { kind: "number", read: ({ id }) => [toRestId(id)] },
  name: { kind: "value", read: ({ number }) => [String(number), `#${number}`] },
  order_number: { kind: "value", read: ({ number }) => [String(number)] },
  confirmation_number: { kind: "value", read: (order) => [toConfirmationNumber(order)] },
  created_at: { kind: "date", read: readPlacedAt },
  processed_at: { kind: "date", read: readPlacedAt },
  updated_at: { kind: "date", read: toUpdatedAt },
};
