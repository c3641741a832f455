import type { AddAttempt } from "#commerce/cart/add-to-cart.ts";
import {
  type CartSession,
  type CartOutcome,
  isKnown,
  type ShopperCart,
} from "#commerce/cart/shopper-cart.ts";

interface Change {
  done: Promise<Done | null>;
  attempt: AddAttempt;
}

interface Done extends Omit<CartOutcome, "cart"> {
  cartId: string;
  /** What the browser was to remember; undefined for what it knew. */
  codes: readonly string[] | undefined;
}

interface IdempotentChange {
  /** `Idempotency-Key`: the same for a change that is sent once more because its answer was lost. Null for one that is not. */
  key: string | null;
  session: CartSession;
  open: (session: CartSession) => ShopperCart;
  change: (cart: ShopperCart, attempt: AddAttempt) => Promise<CartOutcome>;
}

/** For how long a change is remembered, in milliseconds. */
const lasts = 60_000;

const changes = new Map<string, Change>();

/**
 * Makes a change unless it was made within the last minute; then the cart is read as it is now. One that failed is made again, and
 * knows what became of it before.
 */
export async function runIdempotently({
  key,
  session,
  open,
  change,
}: IdempotentChange): Promise<CartOutcome> {
  if (!key || !/^[\w-]{16,64}$/.test(key)) return change(open(session), {});
  const known = changes.get(key);
  const done = await known?.done;
  // Nobody's key opens another's cart.
  if (!done || (session.cartId !== null && session.cartId !== done.cartId)) {
    const attempt = (done ? null : known?.attempt) ?? {};
    let codes: readonly string[] | undefined;
    const rememberCodes = async (remembered: readonly string[]) => {
      codes = remembered;
      await session.rememberCodes(remembered);
    };
    const outcome = change(open({ ...session, rememberCodes }), attempt);
    const toDone = ({ cart, ...data }: CartOutcome): Done | null =>
      isKnown(cart) && !hasFailed(data) ? { ...data, cartId: cart.id, codes } : null;
    changes.set(key, { attempt, done: outcome.then(toDone, () => null) });
    setTimeout(() => changes.delete(key), lasts).unref();
    return outcome;
  }
  // The cookies of the lost answer were lost with it.
  const { cartId, codes, ...data } = done;
  await session.rememberCart(cartId);
  if (codes) await session.rememberCodes(codes);
  const { cart } = await open({ ...session, cartId, discountCodes: codes ?? session.discountCodes }).read();
  return { ...data, cart };
}

const hasFailed = ({ problems }: Pick<CartOutcome, "problems">) =>
  problems.some(({ code }) => code === "add-failed" || code === "change-failed");
