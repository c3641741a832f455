import type { CostedLine } from "#storefront/domain/cart/price-lines.ts";
import type { Currency } from "#storefront/domain/catalog/product.ts";
import { toBuyXGetYAmounts } from "./buy-x-get-y.ts";
import { type Discount, toDiscountClass } from "./discount.ts";
import { type Collections, isEntitled } from "./is-entitled.ts";
import { percentOf, splitAmount } from "./split-amount.ts";

/** A discount that may apply to a cart. */
export interface Candidate {
  discount: Discount;
  /** As the buyer typed it, or null for an automatic discount. */
  code: string | null;
}

/** What one discount takes off one line or the delivery, in whole cents, never zero. */
export interface Allocation extends Candidate {
  amount: number;
  /** null for the delivery. */
  lineId: string | null;
}

export interface AppliedDiscounts {
  /** Line discounts, at most one per line. */
  byLine: ReadonlyMap<string, Allocation>;
  /** Cart discounts, spread over its lines, and delivery discounts. */
  offCart: readonly Allocation[];
}

export interface DiscountedThings {
  lines: readonly CostedLine[];
  currency: Currency;
  /** null until the destination is known. */
  deliveryCost: number | null;
  catalog: Collections;
}

/**
 * Applies discounts that can all be combined, as Shopify does (help.shopify.com, "Combining discounts"): product discounts first,
 * the best one for each line, then order discounts, each on what's left after those, then shipping discounts.
 */
export function applyDiscounts(
  candidates: readonly Candidate[],
  { lines, currency, deliveryCost, catalog }: DiscountedThings,
): AppliedDiscounts {
  const ofClass = (wanted: string) =>
    candidates.filter(({ discount }) => toDiscountClass(discount) === wanted);
  const byLine = new Map<string, Allocation>();
  for (const { candidate, amounts } of shareLines(ofClass("product"), { lines, currency, catalog })) {
    for (const [index, { line }] of lines.entries()) {
      const amount = amounts[index] ?? 0;
      if (amount > 0) byLine.set(line.id, { ...candidate, amount, lineId: line.id });
    }
  }

  const offCart: Allocation[] = [];
  const left = lines.map(({ line, subtotal }) => subtotal - (byLine.get(line.id)?.amount ?? 0));
  const subtotal = sum(left);
  for (const candidate of ofClass("order")) {
    const amount = Math.min(toOrderAmount(candidate.discount, subtotal, currency), sum(left));
    for (const [index, share] of splitAmount(amount, left).entries()) {
      left[index] = (left[index] ?? 0) - share;
      if (share > 0) offCart.push({ ...candidate, amount: share, lineId: lines[index]?.line.id ?? null });
    }
  }
  const [freeShipping] = ofClass("shipping");
  if (freeShipping && deliveryCost) offCart.push({ ...freeShipping, amount: deliveryCost, lineId: null });
  return { byLine, offCart };
}

type Lines = Omit<DiscountedThings, "deliveryCost">;

interface Share {
  candidate: Candidate;
  /** In the order of the lines. */
  amounts: number[];
}

/** Each line gets the discount that saves most on it, and each discount is then recalculated for its lines. */
function shareLines(candidates: readonly Candidate[], things: Lines): Share[] {
  const whole = candidates.map((candidate) => ({ candidate, amounts: toLineAmounts(candidate, things) }));
  if (whole.length < 2) return whole;
  const winners = things.lines.map((_line, index) => {
    const offered = whole.map(({ amounts }) => amounts[index] ?? 0);
    return whole[offered.indexOf(Math.max(...offered))]?.candidate;
  });
  return candidates.map((candidate) => ({
    candidate,
    amounts: toLineAmounts(candidate, things, (index) => winners[index] === candidate),
  }));
}

function toLineAmounts(
  { discount: { value } }: Candidate,
  { lines, currency, catalog }: Lines,
  isOpen: (index: number) => boolean = () => true,
): number[] {
  switch (value.kind) {
    case "buyXGetY":
      // No other product discount can apply to its lines (see find-best-discounts.ts), so all lines are available.
      return toBuyXGetYAmounts(value, lines, catalog);
    case "freeShipping":
      return lines.map(() => 0);
    case "percentage":
    case "fixedAmount": {
      const open = lines.map(({ merchandise, subtotal }, index) =>
        isOpen(index) && isEntitled(merchandise.product, value.items, catalog) ? subtotal : 0,
      );
      if (value.kind === "percentage") return open.map((subtotal) => percentOf(subtotal, value.percent));
      const amount = value.amounts[currency];
      if (!value.onEachItem) return splitAmount(Math.min(amount, sum(open)), open);
      return lines.map(({ line, each }, index) => {
        const isFor = (open[index] ?? 0) > 0;
        return isFor ? Math.min(amount, each.amount) * line.quantity : 0;
      });
    }
  }
}

/** Zero if what's left after product discounts is below the discount's own minimum. */
function toOrderAmount({ value, minimum }: Discount, subtotal: number, currency: Currency): number {
  if (minimum?.kind === "subtotal" && subtotal < minimum.amounts[currency]) return 0;
  if (value.kind === "percentage") return percentOf(subtotal, value.percent);
  return value.kind === "fixedAmount" ? value.amounts[currency] : 0;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
