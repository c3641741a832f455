import type { Cart } from "./cart.ts";
import type { GiftCards } from "./gift-card-store.ts";
import { type GiftCardPayment, payWithGiftCards } from "./pay-with-gift-cards.ts";
import { type Delivery, planDelivery } from "./plan-delivery.ts";
import { type CostedLine, priceLines } from "./price-lines.ts";
import type { Catalog } from "#storefront/domain/catalog/catalog.ts";
import type {
  Allocation,
  AppliedDiscounts,
  Candidate,
} from "#storefront/domain/discounts/apply-discounts.ts";
import { checkDiscount, type Situation } from "#storefront/domain/discounts/check-discount.ts";
import { toDiscountClass } from "#storefront/domain/discounts/discount.ts";
import type { Discounts } from "#storefront/domain/discounts/discount-store.ts";
import { findBestDiscounts } from "#storefront/domain/discounts/find-best-discounts.ts";
import type { Refusal } from "#storefront/domain/discounts/refusal.ts";
import type { Orders } from "#storefront/domain/orders/orders.ts";
import { type Market, markets, toMarket } from "#storefront/domain/market.ts";

export interface PricingServices {
  catalog: Catalog;
  discounts: Pick<Discounts, "automatic" | "byCode">;
  giftCards: Pick<GiftCards, "byCode">;
  orders: Pick<Orders, "usesOf">;
  now: () => Date;
}

export interface PricedLine extends CostedLine {
  /** Taken off this line only, without its share of cart discounts. */
  allocations: Allocation[];
  /** After those. */
  total: number;
}

export interface PricedCode {
  /** As the buyer typed it. */
  code: string;
  /** null if it saves something, or would once there's a delivery. */
  refusal: Refusal | null;
}

/** A cart's costs. All amounts are whole cents of the market's currency. */
export interface PricedCart {
  cart: Cart;
  market: Market;
  /** Newest first, without those whose merchandise was deleted. */
  lines: PricedLine[];
  /** After line discounts, before cart discounts (schema, CartCost.subtotalAmount). */
  subtotal: number;
  /** Cart discounts, line by line, and delivery discounts. */
  allocations: readonly Allocation[];
  codes: PricedCode[];
  delivery: Delivery | null;
  giftCards: GiftCardPayment[];
  /** Subtotal and delivery minus all discounts and gift cards. Tax is added at the checkout. */
  total: number;
}

/** A cart is priced for its buyer's country, whatever `@inContext` says, or in the shop's own currency without one. */
export function priceCart(cart: Cart, services: PricingServices): PricedCart {
  const market = toMarket(cart.buyerIdentity.countryCode);
  const { currency } = market;
  const lines = priceLines(cart, currency, services.catalog);
  const delivery = planDelivery(cart, lines, currency);
  const deliveryCost = delivery?.selected?.cost ?? null;
  const { byLine, offCart, codes } = discount(cart, lines, deliveryCost, services);
  const priced = lines.map((line) => {
    const allocation = byLine.get(line.line.id);
    const total = line.subtotal - (allocation?.amount ?? 0);
    return { ...line, allocations: allocation ? [allocation] : [], total };
  });
  const subtotal = priced.reduce((sum, { total }) => sum + total, 0);
  const off = offCart.reduce((sum, { amount }) => sum + amount, 0);
  const due = subtotal + (deliveryCost ?? 0) - off;
  const giftCards =
    cart.giftCards.length === 0 ? [] : payWithGiftCards(cart, due, currency, services.giftCards);
  const paid = giftCards.reduce((sum, { amount }) => sum + amount, 0);
  return {
    cart,
    market,
    lines: priced,
    subtotal,
    allocations: offCart,
    codes,
    delivery,
    giftCards,
    total: due - paid,
  };
}

type Discounted = AppliedDiscounts & { codes: PricedCode[] };

const undiscounted: AppliedDiscounts = { byLine: new Map(), offCart: [] };

function discount(
  cart: Cart,
  lines: readonly CostedLine[],
  deliveryCost: number | null,
  { catalog, discounts, orders, now }: PricingServices,
): Discounted {
  const automatic = discounts.automatic();
  if (cart.discountCodes.length === 0 && automatic.length === 0) return { ...undiscounted, codes: [] };
  const { countryCode, email } = cart.buyerIdentity;
  const { currency } = toMarket(countryCode);
  const country = countryCode ?? markets.US.country;
  const situation: Situation = { lines, currency, country, email, now: now(), catalog, orders };

  const checked = cart.discountCodes.map((code) => {
    const found = discounts.byCode(code);
    if (!found) return { code, refusal: "DISCOUNT_NOT_FOUND" } as const;
    const refusal = checkDiscount(found, situation);
    return refusal ? { code, refusal } : { code, candidate: { discount: found, code }, refusal };
  });
  const entered = checked.flatMap(({ candidate }) => (candidate ? [candidate] : []));
  const own = automatic.filter((candidate) => checkDiscount(candidate, situation) === null);
  const candidates = [...entered, ...own.map((candidate) => ({ discount: candidate, code: null }))];
  const things = { lines, currency, deliveryCost, catalog };
  const { byLine, offCart, chosen } = findBestDiscounts(candidates, things);

  const used = new Set([...byLine.values(), ...offCart].map(({ code }) => code));
  const isHonored = (candidate: Candidate) =>
    used.has(candidate.code) ||
    (chosen.includes(candidate) && toDiscountClass(candidate.discount) === "shipping");
  const codes = checked.map(({ code, candidate, refusal }): PricedCode => {
    if (!candidate || isHonored(candidate)) return { code, refusal };
    return { code, refusal: "DISCOUNT_CODE_NOT_HONOURED" };
  });
  return { byLine, offCart, codes };
}
