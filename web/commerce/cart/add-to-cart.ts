import { isRefusal } from "#commerce/storefront-error.ts";
import { type Cart, type CartChange, type CartLine, unchanged } from "./cart.ts";
import { type CartItem, toCartLines } from "./cart-item.ts";
import { findProblems, type ProblemCode, toProblem } from "./cart-problem.ts";
import { rememberUsable } from "./discount-codes.ts";
import { takeBack } from "./take-back.ts";
import { toLineName, wasAdded } from "./was-added.ts";
import { findLastAdded } from "./last-added-line.ts";
import { maxLines } from "./max-lines.ts";
import { type CartSession, type CartOutcome, type CartParts } from "./cart-outcome.ts";
type NewLines = ReturnType<typeof toCartLines>;

/** One add, including its retries. */
export interface AddAttempt {
  /** What Shopify was asked to add, while the result is unknown. */
  pending?: { before: Cart; lines: NewLines };
  isAdded?: boolean;
}

export interface AddParts extends CartParts {
  /** Recorded on a new cart. */
  termsVersion: string;
  /** Lines that are removed once the items are in the cart, so they don't count toward its limit. */
  replaces: readonly string[];
}

/**
 * Adds items to the shopper's cart, or to a new one when there's none or Shopify no longer has it (requirements §4.1). Clears a
 * cart that Shopify refuses to add to (requirements §8.5), and takes out again what overfills a cart (requirements §9.6). Without
 * a response, reads the cart again and resends the lines that are missing: docs/decisions/0027-what-clears-a-cart.md.
 */
export async function addToCart(
  items: readonly CartItem[],
  parts: AddParts,
  attempt: AddAttempt = {},
): Promise<CartOutcome> {
  try {
    const before = await readBefore(parts);
    const pending = attempt.pending?.before.id === before?.id ? attempt.pending : undefined;
    if (pending && before && wasAdded(pending.lines, pending.before, before))
      return await toAdded({ ...pending, parts }, unchanged(before));
    const lines = pending?.lines ?? (await readLines(items, parts));
    if (typeof lines === "string") return { cart: before, problems: [toProblem(lines)] };
    if (countLines(before, lines, parts.replaces) > maxLines)
      return { cart: before, problems: [toProblem("cart-full")] };
    return await (before ? addLines({ before, lines, parts, attempt }) : create(lines, parts));
  } catch (error) {
    console.error("Adding to a cart failed.", error);
    return { cart: "unknown", problems: [toProblem("add-failed")] };
  }
}

/** How many lines a cart will have. A counted product that's already there joins its line. */
function countLines(before: Cart | null, added: NewLines, replaces: readonly string[]): number {
  const kept = findKept(before, replaces);
  const names = new Set(
    kept.map(({ merchandise, attributes }) => toLineName({ merchandiseId: merchandise.id, attributes })),
  );
  return kept.length + added.filter((line) => !names.has(toLineName(line))).length;
}

const findKept = (cart: Cart | null, replaces: readonly string[]): CartLine[] =>
  cart?.lines.nodes.filter(({ id }) => !replaces.includes(id)) ?? [];

const readBefore = async ({ client, session: { cartId, country } }: CartParts) =>
  cartId ? client.read({ cartId, country }) : null;

/**
 * The items as cart lines, or why one of them can't be added. An add is all or nothing. The last item comes first, because Shopify
 * puts each line above the one before: so a class is in the order of its list.
 */
async function readLines(
  items: readonly CartItem[],
  { readMerchandise, session }: CartParts,
): Promise<NewLines | ProblemCode> {
  const ids = items.map(({ merchandiseId }) => merchandiseId);
  const merchandise = await readMerchandise(ids, session.country);
  const lines: NewLines = [];
  for (const item of items) {
    const kind = merchandise.get(item.merchandiseId)?.kind;
    if (!kind) return "not-found";
    if (kind === "gift" && session.isSchool) return "no-gifts";
    lines.push(...toCartLines(item, kind));
  }
  return lines.toReversed();
}

/** Retries once without a response. Rejects while the cart's contents are unknown. */
async function addLines(adding: Adding): Promise<CartOutcome> {
  adding.attempt.pending = { before: adding.before, lines: adding.lines };
  const added = (await tryToAdd(adding)) ?? (await tryToAdd(adding));
  delete adding.attempt.pending;
  return added ?? { cart: adding.before, problems: [toProblem("add-failed")] };
}

interface Adding extends NonNullable<AddAttempt["pending"]> {
  parts: AddParts;
  attempt: AddAttempt;
}

/** Null when Shopify didn't respond and the lines aren't in the cart. */
async function tryToAdd(adding: Adding): Promise<CartOutcome | null> {
  const { before, lines, parts } = adding;
  const { client, session } = parts;
  const change = { cartId: before.id, country: session.country, lines };
  let added: CartChange | null = null;
  try {
    added = await client.addLines(change);
  } catch (error) {
    console.error("Adding to a cart failed.", error);
    if (isRefusal(error)) return clear(session);
  }
  if (added?.cart) return toAdded(adding, added);
  const current = await client.read(change);
  if (!current) return create(lines, parts);
  // The cart was just checked out. Shopify returns no cart and, in some versions, a reason.
  if (added) return { cart: current, problems: findProblems(added, "add-failed") };
  return wasAdded(lines, before, current) ? toAdded(adding, unchanged(current)) : null;
}

async function clear(session: CartSession): Promise<CartOutcome> {
  await session.forgetCart();
  return { cart: null, problems: [toProblem("cart-cleared")] };
}

async function create(lines: NewLines, parts: AddParts): Promise<CartOutcome> {
  const { client, session, termsVersion } = parts;
  const created = await client.create({
    lines,
    country: session.country,
    discountCodes: session.isSchool ? [] : [...session.discountCodes],
    affiliateId: session.affiliateId,
    termsVersion,
  });
  if (created.cart && !session.isSchool) await rememberUsable(session, created.cart);
  return toAdded({ before: null, lines, parts }, created);
}

interface Added extends Pick<Adding, "lines" | "parts"> {
  before: Cart | null;
}

async function toAdded({ before, lines, parts }: Added, change: CartChange): Promise<CartOutcome> {
  const { client, session, replaces } = parts;
  const { cart } = change;
  const problems = findProblems(change, "add-failed");
  if (!cart) return { cart: before, problems };
  await session.rememberCart(cart.id);
  // Another tab added at the same moment, perhaps in another process.
  if (findKept(cart, replaces).length > maxLines) {
    const now = await takeBack({ client, country: session.country, lines, before, cart });
    return { cart: now, problems: [toProblem("cart-full")] };
  }
  const lastAdded = findLastAdded(before?.lines.nodes ?? [], cart.lines.nodes);
  return {
    cart,
    problems,
    ...(lastAdded && {
      lastAddedId: lastAdded.id,
      lastAddedCount: countAlike(lastAdded, before, cart),
    }),
  };
}

/** The new lines of the same variant. */
function countAlike({ merchandise }: CartLine, before: Cart | null, { lines }: Cart): number {
  const known = new Set(before?.lines.nodes.map(({ id }) => id));
  const added = lines.nodes.filter((line) => line.merchandise.id === merchandise.id && !known.has(line.id));
  return Math.max(1, added.length);
}
