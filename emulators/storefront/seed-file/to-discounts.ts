import type { GiftCard } from "#storefront/domain/cart/gift-card-store.ts";
import type {
  Discount,
  DiscountMinimum,
  DiscountValue,
  Entitled,
} from "#storefront/domain/discounts/discount.ts";
import type { NextId } from "#storefront/domain/next-id.ts";
import type { SeedFile } from "./seed-file-schema.ts";
import { createdAt } from "./to-products.ts";

type DiscountInput = SeedFile["discounts"][number];

export function toDiscount(input: DiscountInput, nextId: NextId): Discount {
  const { code, title, startsAt, endsAt, usageLimit, oncePerCustomer, combinesWith } = input;
  return {
    id: nextId("DiscountNode"),
    title: title ?? code ?? "",
    method: code === undefined ? { kind: "automatic" } : { kind: "code", code },
    value: toValue(input),
    minimum: toMinimum(input),
    startsAt: toUtc(startsAt ?? createdAt),
    endsAt: endsAt && toUtc(endsAt),
    usageLimit,
    oncePerCustomer,
    countries: null,
    combinesWith: {
      product: combinesWith.includes("product"),
      order: combinesWith.includes("order"),
      shipping: combinesWith.includes("shipping"),
    },
  };
}

function toValue(input: DiscountInput): DiscountValue {
  const { percentage, amount, onEachItem, buyXGetY } = input;
  const items = toEntitled(input);
  if (percentage !== undefined) return { kind: "percentage", percent: percentage, items };
  if (amount) return { kind: "fixedAmount", amounts: amount, items, onEachItem };
  if (!buyXGetY) return { kind: "freeShipping" };
  const { buys, gets, usesPerOrder } = buyXGetY;
  return {
    kind: "buyXGetY",
    buys: { quantity: buys.quantity, items: toEntitled(buys) },
    gets: { quantity: gets.quantity, items: toEntitled(gets), percent: gets.percentage },
    usesPerOrder,
  };
}

function toMinimum({ minimumSubtotal, minimumQuantity }: DiscountInput): DiscountMinimum | null {
  if (minimumSubtotal) return { kind: "subtotal", amounts: minimumSubtotal };
  return minimumQuantity === undefined ? null : { kind: "quantity", quantity: minimumQuantity };
}

function toEntitled({ products, collections }: Pick<DiscountInput, "products" | "collections">): Entitled {
  if (products) return { kind: "products", handles: products };
  return collections ? { kind: "collections", handles: collections } : { kind: "all" };
}

export const toGiftCard = (card: SeedFile["giftCards"][number], nextId: NextId): GiftCard => ({
  ...card,
  id: nextId("GiftCard"),
  expiresAt: card.expiresAt && toUtc(card.expiresAt),
});

/** Stored times are compared as text. */
const toUtc = (time: string) => new Date(time).toISOString();
