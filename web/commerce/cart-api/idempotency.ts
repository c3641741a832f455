import { LRUCache } from "lru-cache";
import type { AddAttempt } from "#commerce/cart/add-to-cart.ts";
import { type CartSession, type CartOutcome, isKnown } from "#commerce/cart/cart-outcome.ts";
import { type ShopperCart } from "#commerce/cart/shopper-cart.ts";

interface Change {
  done: Promise<CompletedChange | null>;
  attempt: AddAttempt;
}

interface CompletedChange extends Omit<CartOutcome, "cart"> {
  cartId: string;
  /** Codes to store in the browser; undefined when they didn't change. */
  codes: readonly string[] | undefined;
}

interface IdempotentChange {
  /** The `Idempotency-Key` header. A retry sends the same key. Null when there's none. */
  key: string | null;
  session: CartSession;
  open: (session: CartSession) => ShopperCart;
  change: (cart: ShopperCart, attempt: AddAttempt) => Promise<CartOutcome>;
}

/** By key. An hour long, because a retry waits until the browser is online, and "Try again" stays on the page. */
const changes = new LRUCache<string, Change>({ max: 10_000, ttl: 3_600_000 });

/**
 * Runs a change once per key and hour. A repeat returns the cart as it is now. A failed change runs again, with the
 * attempt's earlier state.
 */
export async function runIdempotently({
  key,
  session,
  open,
  change,
}: IdempotentChange): Promise<CartOutcome> {
  if (!key || !/^[\w-]{16,64}$/.test(key)) return change(open(session), {});
  let earlier: Change | undefined;
  let done: CompletedChange | null | undefined;
  do {
    earlier = changes.get(key);
    done = await earlier?.done;
    // Meanwhile, another retry may have started.
  } while (changes.get(key) !== earlier);
  // A key only works for the cart it was used with.
  if (!done || (session.cartId !== null && session.cartId !== done.cartId)) {
    const attempt = (done ? null : earlier?.attempt) ?? {};
    let codes: readonly string[] | undefined;
    const rememberCodes = async (newCodes: readonly string[]) => {
      codes = newCodes;
      await session.rememberCodes(newCodes);
    };
    const outcome = change(open({ ...session, rememberCodes }), attempt);
    const toDone = ({ cart, ...data }: CartOutcome): CompletedChange | null =>
      isKnown(cart) && !hasFailed(data) ? { ...data, cartId: cart.id, codes } : null;
    changes.set(key, { attempt, done: outcome.then(toDone, () => null) });
    return outcome;
  }
  // The lost response also carried cookies, so set them again.
  const { cartId, codes, ...data } = done;
  await session.rememberCart(cartId);
  if (codes) await session.rememberCodes(codes);
  const { cart } = await open({ ...session, cartId, discountCodes: codes ?? session.discountCodes }).read();
  return { ...data, cart };
}

const hasFailed = ({ problems }: Pick<CartOutcome, "problems">) =>
  problems.some(({ code }) => code === "add-failed" || code === "change-failed");
