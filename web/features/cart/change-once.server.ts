import "server-only";
import { openCart } from "#commerce/cart/cart.server.ts";
import { type CartMemory, type CartOutcome, isKnown } from "#commerce/cart/shopper-cart.ts";

interface Done extends Omit<CartOutcome, "cart"> {
  cartId: string;
}

interface Asked {
  /** `Idempotency-Key`: the same for a change that is sent once more because its answer was lost. Null for one that is not. */
  key: string | null;
  memory: CartMemory;
  change: () => Promise<CartOutcome>;
}

/** For how long a change is remembered, in milliseconds. */
const lasts = 60_000;

const changes = new Map<string, Promise<Done | null>>();

/** Makes a change unless it was made within the last minute; then the cart is read as it is now. One that failed is made again. */
export async function changeOnce({ key, memory, change }: Asked): Promise<CartOutcome> {
  if (!key || !/^[\w-]{16,64}$/.test(key)) return change();
  const done = await changes.get(key);
  // Nobody's key opens another's cart.
  if (!done || (memory.cartId !== null && memory.cartId !== done.cartId)) {
    const outcome = change();
    changes.set(
      key,
      outcome.then(toDone, () => null),
    );
    setTimeout(() => changes.delete(key), lasts).unref();
    return outcome;
  }
  // The cookie of a cart that the lost answer made was lost with it.
  await memory.rememberCart(done.cartId);
  const { cartId, ...told } = done;
  const { cart } = await openCart({ ...memory, cartId }).read();
  return { ...told, cart };
}

function toDone({ cart, ...told }: CartOutcome): Done | null {
  const hasFailed = told.problems.some(({ code }) => code === "add-failed" || code === "change-failed");
  return isKnown(cart) && !hasFailed ? { ...told, cartId: cart.id } : null;
}
