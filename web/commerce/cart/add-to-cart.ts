import type { Cart, CartChange } from "./cart.ts";
import { type CartItem, toCartLines } from "./cart-item.ts";
import { findProblems, type ProblemCode, toProblem } from "./cart-problem.ts";
import { findLastAdded } from "./last-added-line.ts";
import { mostLines } from "./most-lines.ts";
import type { CartOutcome, CartParts } from "./shopper-cart.ts";

/** What an add needs to know besides the cart. */
export interface AddParts extends CartParts {
  /** Recorded by a cart that it makes. */
  termsVersion: string;
}

/**
 * Puts items into the shopper's cart, or into a new one when they have none or the shop no longer has it (SPEC §4). A cart that
 * cannot be read stays the shopper's: only an add that fails clears it (SPEC §8).
 */
export async function addToCart(items: readonly CartItem[], parts: AddParts): Promise<CartOutcome> {
  const { memory } = parts;
  let found: { before: Cart | null; lines: Lines | ProblemCode };
  try {
    found = await readBefore(items, parts);
  } catch (error) {
    console.error("A cart could not be read to be added to.", error);
    return { cart: "unknown", problems: [toProblem("add-failed")] };
  }
  const { before, lines } = found;
  if (typeof lines === "string") return { cart: before, problems: [toProblem(lines)] };
  const had = before?.lines.nodes ?? [];
  if (had.length + lines.length > mostLines) return { cart: before, problems: [toProblem("cart-full")] };
  try {
    const change = before ? await addLines(before, lines, parts) : await create(lines, parts);
    if (!change.cart) return { cart: before, problems: findProblems(change, "add-failed") };
    await memory.rememberCart(change.cart.id);
    const lastAdded = findLastAdded(change.cart.id === before?.id ? had : [], change.cart.lines.nodes);
    // Another tab may have added in the same moment.
    const isOverfull = change.cart.lines.nodes.length > mostLines;
    return {
      cart: change.cart,
      problems: [...findProblems(change, "add-failed"), ...(isOverfull ? [toProblem("cart-full")] : [])],
      ...(lastAdded && { lastAddedId: lastAdded.id }),
    };
  } catch (error) {
    console.error("Nothing could be added to a cart.", error);
    if (memory.cartId) await memory.forgetCart();
    return { cart: memory.cartId ? null : "unknown", problems: [toProblem("add-failed")] };
  }
}

async function readBefore(items: readonly CartItem[], parts: CartParts) {
  const { cartId, country } = parts.memory;
  const before = cartId ? await parts.client.read({ cartId, country }) : null;
  return { before, lines: await readLines(items, parts) };
}

type Lines = ReturnType<typeof toCartLines>;

/** The lines of the items, or why there are none: nothing of an add is done when a part of it cannot be. */
async function readLines(
  items: readonly CartItem[],
  { readMerchandise, memory }: CartParts,
): Promise<Lines | ProblemCode> {
  const ids = items.map(({ merchandiseId }) => merchandiseId);
  const merchandise = await readMerchandise(ids, memory.country);
  const lines: Lines = [];
  for (const item of items) {
    const goods = merchandise.get(item.merchandiseId)?.goods;
    if (!goods) return "not-found";
    if (goods === "gift" && memory.isSchool) return "no-gifts";
    lines.push(...toCartLines(item, goods));
  }
  return lines;
}

async function addLines(cart: Cart, lines: Lines, parts: AddParts): Promise<CartChange> {
  const change = { cartId: cart.id, country: parts.memory.country, lines };
  const added = await parts.client.addLines(change);
  // It was completed a moment ago: Shopify answers with no cart and, in some versions, says why.
  const isGone = !added.cart && !(await parts.client.read(change));
  return isGone ? create(lines, parts) : added;
}

const create = (lines: Lines, { client, memory, termsVersion }: AddParts) =>
  client.create({
    lines,
    country: memory.country,
    discountCodes: memory.isSchool ? [] : [...memory.discountCodes],
    affiliateId: memory.affiliateId,
    termsVersion,
  });
