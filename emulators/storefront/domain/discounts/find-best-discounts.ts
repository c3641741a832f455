import {
  type AppliedDiscounts,
  applyDiscounts,
  type Candidate,
  type DiscountedThings,
} from "./apply-discounts.ts";
import { type Discount, type Entitled, toDiscountClass } from "./discount.ts";
import { isEntitled } from "./is-entitled.ts";

/** "Customers can use a maximum of 5 product or order discount codes and 1 shipping discount code" (help.shopify.com). */
const maxUsedCodes = 5;
/** Among how many product and order codes combinations are looked for. Each three more could triple their number. */
const maxTriedCodes = 10;

type Choice = AppliedDiscounts & { chosen: readonly Candidate[] };

/**
 * The discounts that save the buyer most, among those that can be combined. Of two sets that save the same, the one with the
 * earlier discount. Shopify: "the best discount or combination of discounts automatically applies" (help.shopify.com, "Combining
 * discounts"). So that a cart with many codes stays quick to price, only the codes that save most alone are combined, but the result
 * is never worse than one code with the automatic discounts.
 */
export function findBestDiscounts(candidates: readonly Candidate[], things: DiscountedThings): Choice {
  const listSets = (some: readonly Candidate[]) =>
    listLargestSets(some, (one, other) => mayCombine(one.discount, other.discount, things));
  const pickBest = (sets: readonly (readonly Candidate[])[]) => pickSet(sets, things);
  const [codes, automatic] = [candidates.filter(isCode), candidates.filter((one) => !isCode(one))];
  if (codes.length < 2) return pickBest(listSets(candidates));
  const alone = codes
    .map((code) => ({ code, best: pickBest(listSets([code, ...automatic])) }))
    .toSorted((one, other) => countSaved(other.best) - countSaved(one.best));
  const ranked = alone.map(({ code }) => code);
  const together = listSets(limitCodes(candidates, ranked, maxTriedCodes));
  return pickBest([
    ...together.map((set) => limitCodes(set, ranked, maxUsedCodes)),
    ...alone.map(({ best }) => best.chosen),
  ]);
}

const isCode = ({ code }: Candidate) => code !== null;

function pickSet(sets: readonly (readonly Candidate[])[], things: DiscountedThings): Choice {
  let best: Choice = { ...applyDiscounts([], things), chosen: [] };
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

/** Without the codes beyond the first so many for products and orders, and the first for shipping, in the order of their rank. */
function limitCodes(
  candidates: readonly Candidate[],
  ranked: readonly Candidate[],
  maxCodes: number,
): readonly Candidate[] {
  const inOrder = ranked.filter((code) => candidates.includes(code));
  const isShipping = ({ discount }: Candidate) => toDiscountClass(discount) === "shipping";
  const goods = inOrder.filter((code) => !isShipping(code)).slice(0, maxCodes);
  const allowed = new Set([...goods, ...inOrder.filter(isShipping).slice(0, 1)]);
  return candidates.filter((one) => !isCode(one) || allowed.has(one));
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
