import {
  type AppliedDiscounts,
  applyDiscounts,
  type Candidate,
  type DiscountedThings,
} from "./apply-discounts.ts";
import { type Discount, type Entitled, toDiscountClass } from "./discount.ts";
import { isEntitled } from "./is-entitled.ts";

/**
 * The discounts that save the buyer most, of all that may be combined; of two sets that save the same, the one with the earlier
 * discount. Shopify: "the best discount or combination of discounts automatically applies" (help.shopify.com, "Combining discounts").
 */
export function findBestDiscounts(
  candidates: readonly Candidate[],
  things: DiscountedThings,
): AppliedDiscounts & { chosen: readonly Candidate[] } {
  const sets = listLargestSets(candidates, (one, other) => mayCombine(one.discount, other.discount, things));
  let best = { ...applyDiscounts([], things), chosen: [] as readonly Candidate[] };
  let bestSaving = -1;
  for (const chosen of sets) {
    const applied = applyDiscounts(chosen, things);
    const saved = countSaved(applied);
    if (saved <= bestSaving) continue;
    bestSaving = saved;
    best = { ...applied, chosen };
  }
  return best;
}

/** Each must allow the other's class; a delivery is free once; and what is bought for a gift gets nothing else off. */
function mayCombine(one: Discount, other: Discount, things: DiscountedThings): boolean {
  const [oneClass, otherClass] = [toDiscountClass(one), toDiscountClass(other)];
  if (oneClass === "shipping" && otherClass === "shipping") return false;
  if (!one.combinesWith[otherClass] || !other.combinesWith[oneClass]) return false;
  if (oneClass !== "product" || otherClass !== "product") return true;
  const isOfGift = one.value.kind === "buyXGetY" || other.value.kind === "buyXGetY";
  return (
    !isOfGift ||
    !things.lines.some(({ merchandise }) =>
      [one, other].every((discount) =>
        listItems(discount).some((items) => isEntitled(merchandise.product, items, things.catalog)),
      ),
    )
  );
}

function listItems({ value }: Discount): Entitled[] {
  if (value.kind === "buyXGetY") return [value.buys.items, value.gets.items];
  return value.kind === "freeShipping" ? [] : [value.items];
}

function countSaved({ byLine, offCart }: AppliedDiscounts): number {
  return [...byLine.values(), ...offCart].reduce((sum, { amount }) => sum + amount, 0);
}

/** All sets of items that agree with each other and could take in no further one (the algorithm of Bron and Kerbosch). */
function listLargestSets<Item>(items: readonly Item[], agree: (one: Item, other: Item) => boolean): Item[][] {
  if (items.length < 2) return items.length === 0 ? [] : [[...items]];
  const agreeing = items.map((one) => items.map((other) => one !== other && agree(one, other)));
  const sets: Item[][] = [];
  function extend(chosen: readonly number[], open: readonly number[], passed: readonly number[]): void {
    const [next, ...rest] = open;
    if (next === undefined) {
      // What was passed over and still agrees could be taken in.
      if (passed.length === 0) sets.push(chosen.flatMap((index) => items.slice(index, index + 1)));
      return;
    }
    const agrees = (other: number) => agreeing[next]?.[other] === true;
    extend([...chosen, next], rest.filter(agrees), passed.filter(agrees));
    // Passing over what agrees with all the rest leads only to sets that could take it in.
    if (!rest.every(agrees)) extend(chosen, rest, [...passed, next]);
  }
  extend([], Array.from(items.keys()), []);
  return sets;
}
