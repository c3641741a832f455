import {
  type AppliedDiscounts,
  applyDiscounts,
  type Candidate,
  type DiscountedThings,
} from "./apply-discounts.ts";
import { type Discount, type Entitled, toDiscountClass } from "./discount.ts";
import { isEntitled } from "./is-entitled.ts";

/**
 * The discounts that save the buyer most, among all that can be combined. Of two sets that save the same, the one with the
 * earlier discount. Shopify: "the best discount or combination of discounts automatically applies" (help.shopify.com, "Combining
 * discounts").
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

/** Each must allow the other's class, a delivery is only free once, and buy-X items get no other discount. */
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

/** All maximal sets of compatible items (the Bron–Kerbosch algorithm). */
function listLargestSets<Item>(items: readonly Item[], agree: (one: Item, other: Item) => boolean): Item[][] {
  if (items.length < 2) return items.length === 0 ? [] : [[...items]];
  const agreeing = items.map((one) => items.map((other) => one !== other && agree(one, other)));
  const sets: Item[][] = [];
  function extend(chosen: readonly number[], open: readonly number[], passed: readonly number[]): void {
    const [next, ...rest] = open;
    if (next === undefined) {
      // A skipped item that's still compatible could be added.
      if (passed.length === 0) sets.push(chosen.flatMap((index) => items.slice(index, index + 1)));
      return;
    }
    const agrees = (other: number) => agreeing[next]?.[other] === true;
    extend([...chosen, next], rest.filter(agrees), passed.filter(agrees));
    // Skipping items compatible with all the rest only leads to sets that could include them.
    if (!rest.every(agrees)) extend(chosen, rest, [...passed, next]);
  }
  extend([], Array.from(items.keys()), []);
  return sets;
}
