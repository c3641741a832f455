import { type CartOutcome, type RemovedLine, type CartParts, isKnown } from "./cart-outcome.ts";
import type { Country } from "#commerce/offer.ts";
import { isRefusal } from "#commerce/storefront-error.ts";
import { type AddAttempt, addToCart } from "./add-to-cart.ts";
import { type Cart, type CartChange, unchanged } from "./cart.ts";
import type { InCart } from "./cart-client.ts";
import { type CartItem, toCartItem } from "./cart-item.ts";
import { type CartProblem, findProblems, toProblem } from "./cart-problem.ts";
import { toRefusalMessage } from "./code-refusal.ts";
import { codeAlreadyAdded, findMissingCodes, rememberUsable } from "./discount-codes.ts";
import { hasCode } from "./has-code.ts";
import { type LineChange, readLineUpdates } from "./line-change.ts";

interface AddOptions {
  /** The version of the terms on the site, recorded on a new cart. */
  termsVersion: string;
  /** Lines to remove once the items are in the cart. */
  replaces?: readonly string[];
  /** Shared by all retries of one add. */
  attempt?: AddAttempt;
}

export interface ShopperCart {
  read: () => Promise<CartOutcome>;
  add: (items: readonly CartItem[], options: AddOptions) => Promise<CartOutcome>;
  update: (changes: readonly LineChange[]) => Promise<CartOutcome>;
  remove: (lineIds: string[]) => Promise<CartOutcome>;
  addCode: (code: string) => Promise<CartOutcome>;
  removeCode: (code: string) => Promise<CartOutcome>;
  /** Changes the cart's buyer identity (requirements §4.5). The caller stores the country on success. */
  changeCountry: (country: Country) => Promise<CartOutcome>;
}

/**
 * One shopper's cart during one request (requirements §4.1): created with its first lines, replaced by Shopify's
 * version after each change, cleared when Shopify no longer has it. Never rejects: failures are logged and returned as
 * problems.
 */
export function createShopperCart(parts: CartParts): ShopperCart {
  const { client, session } = parts;
  const inCart = (cartId: string): InCart => ({ cartId, country: session.country });

  const read = async (): Promise<CartOutcome> => {
    if (!session.cartId) return empty;
    let cart: Cart | null;
    try {
      cart = await client.read(inCart(session.cartId));
    } catch (error) {
      console.error("Reading a cart failed.", error);
      return { cart: "unknown", problems: [toProblem("unreachable")] };
    }
    return cart ? withCodes(await inCountry(cart)) : forget();
  };

  /**
   * The cart follows the shopper's country (requirements §4.5). A failure is only logged (requirements §8.4), because the
   * cart is useful in either currency.
   */
  const inCountry = async (cart: Cart): Promise<Cart> => {
    if (cart.buyerIdentity.countryCode === session.country) return cart;
    try {
      const { cart: moved, userErrors } = await client.updateCountry(inCart(cart.id));
      if (userErrors.length > 0) console.error("Shopify refused to change a cart's country.", userErrors);
      return moved ?? cart;
    } catch (error) {
      console.error("Changing a cart's country failed.", error);
      return cart;
    }
  };

  /**
   * Stored codes missing from the cart are applied; without stored codes, the cart's are stored (requirements §4.4). If a
   * code doesn't apply, all are sent again unchanged, because Shopify only explains why in response to a change.
   */
  const withCodes = async (cart: Cart): Promise<CartOutcome> => {
    if (session.isSchool) return toOutcome(cart);
    const cartCodes = listCodes(cart);
    if (session.discountCodes.length === 0) await rememberUsable(session, cart);
    const missing = findMissingCodes(session.discountCodes, cartCodes);
    const isUnexplained = cart.discountCodes.some(({ applicable, refusal }) => !applicable && !refusal);
    if (missing.length === 0 && !isUnexplained) return toOutcome(cart);
    try {
      const change = { ...inCart(cart.id), discountCodes: [...cartCodes, ...missing] };
      return toOutcome((await client.updateCodes(change)).cart ?? cart);
    } catch (error) {
      console.error("Updating a cart's codes failed.", error);
      return toOutcome(cart, missing.length > 0 ? [toProblem("codes-failed")] : []);
    }
  };

  /**
   * Changes the current cart; null leaves it unchanged. Retries once without a response, because setting a value twice
   * is safe.
   */
  const change = async (make: (cart: Cart) => Promise<CartChange | null> | null): Promise<CartOutcome> => {
    if (!session.cartId) return empty;
    const sessionCart = inCart(session.cartId);
    const apply = async (cart: Cart) => (await make(cart)) ?? unchanged(cart);
    const applyAgain = async (error: unknown) => {
      if (isRefusal(error)) throw error;
      console.error("A cart change got no response.", error);
      const now = await client.read(sessionCart);
      return now ? apply(now) : unchanged(null);
    };
    let before: Cart | null | undefined;
    try {
      before = await client.read(sessionCart);
      if (!before) return await forget();
      const changed = await apply(before).catch(applyAgain);
      const cart = changed.cart ?? (await client.read(sessionCart));
      if (!cart) return await forget();
      const removed = findRemoved(before, cart);
      return {
        ...toOutcome(cart, findProblems(changed, "change-failed")),
        ...(removed.length > 0 && { removed }),
      };
    } catch (error) {
      console.error("Changing a cart failed.", error);
      const cart = before ? await client.read(sessionCart).catch(() => "unknown" as const) : "unknown";
      return { cart, problems: [toProblem("change-failed")] };
    }
  };

  const forget = async () => {
    await session.forgetCart();
    return empty;
  };

  const update = async (changes: readonly LineChange[]): Promise<CartOutcome> => {
    let problems: CartProblem[] = [];
    const outcome = await change(async (cart) => {
      const lines = await readLineUpdates(changes, { ...parts, cart, country: session.country });
      problems = typeof lines === "string" ? [toProblem(lines)] : [];
      if (typeof lines === "string" || lines.length === 0) return null;
      return client.updateLines({ ...inCart(cart.id), lines });
    });
    return { ...outcome, problems: [...outcome.problems, ...problems] };
  };

  const remove = (lineIds: readonly string[]) =>
    change((cart) => {
      const held = cart.lines.nodes.flatMap(({ id }) => (lineIds.includes(id) ? [id] : []));
      return held.length > 0 ? client.removeLines({ ...inCart(cart.id), lineIds: held }) : null;
    });

  const add: ShopperCart["add"] = async (items, { termsVersion, replaces = [], attempt = {} }) => {
    const added = await (attempt.isAdded
      ? read()
      : addToCart(items, { ...parts, termsVersion, replaces }, attempt));
    if (!isKnown(added.cart) || added.problems.length > 0) return added;
    attempt.isAdded = true;
    if (replaces.length === 0) return added;
    const { removed: _replaced, ...rest } = await remove(replaces);
    return { ...added, ...rest };
  };

  const addCode = async (code: string) => {
    const now = await read();
    if (session.isSchool) return { ...now, problems: [...now.problems, toProblem("no-codes")] };
    const codes = isKnown(now.cart) ? listCodes(now.cart) : session.discountCodes;
    if (hasCode(codes, code)) return { ...now, notice: codeAlreadyAdded };
    if (!session.cartId || now.cart === null) {
      // The next cart will apply it.
      await session.rememberCodes([...codes, code]);
      return now;
    }
    const added = await change((cart) =>
      client.updateCodes({ ...inCart(cart.id), discountCodes: [...listCodes(cart), code] }),
    );
    if (!isKnown(added.cart)) return added;
    await rememberUsable(session, added.cart);
    const idle = added.cart.discountCodes.find(
      (cartCode) => hasCode([cartCode.code], code) && !cartCode.applicable,
    );
    const notice = idle && `${idle.code} ${toRefusalMessage(idle.refusal)}`;
    return notice && added.problems.length === 0 ? { ...added, notice } : added;
  };

  const removeCode = async (code: string) => {
    const without = (codes: readonly string[]) => codes.filter((other) => !hasCode([other], code));
    await session.rememberCodes(without(session.discountCodes));
    return change((cart) =>
      hasCode(listCodes(cart), code)
        ? client.updateCodes({ ...inCart(cart.id), discountCodes: without(listCodes(cart)) })
        : null,
    );
  };

  const changeCountry = async (country: Country) => {
    if (!session.cartId) return empty;
    const cartInCountry = { cartId: session.cartId, country };
    try {
      const { cart, userErrors } = await client.updateCountry(cartInCountry);
      if (cart && userErrors.length === 0) return toOutcome(cart);
      const now = await client.read(cartInCountry);
      if (!now) return await forget();
      console.error("Shopify refused to change a cart's country.", userErrors);
      return toOutcome(now, [toProblem("country-failed")]);
    } catch (error) {
      console.error("Changing a cart's country failed.", error);
      return { cart: "unknown" as const, problems: [toProblem("country-failed")] };
    }
  };

  return { read, add, update, remove, addCode, removeCode, changeCountry };
}

const empty: CartOutcome = { cart: null, problems: [] };

const toOutcome = (cart: Cart, problems: CartProblem[] = []): CartOutcome => ({ cart, problems });
const findRemoved = (before: Cart, after: Cart): RemovedLine[] =>
  before.lines.nodes
    .filter((line) => after.lines.nodes.every(({ id }) => id !== line.id))
    .map((line) => ({ title: line.merchandise.product.title, item: toCartItem(line) }));

const listCodes = ({ discountCodes }: Cart) => discountCodes.map(({ code }) => code);
