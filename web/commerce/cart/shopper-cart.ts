import type { Country } from "#commerce/offer.ts";
import { isRefusal } from "#commerce/storefront-error.ts";
import { type AddAttempt, addToCart } from "./add-to-cart.ts";
import { type Cart, type CartChange, unchanged } from "./cart.ts";
import type { CartClient, InCart } from "./cart-client.ts";
import { type CartItem, toCartItem } from "./cart-item.ts";
import { type CartProblem, findProblems, toProblem } from "./cart-problem.ts";
import { toRefusalMessage } from "./code-refusal.ts";
import { codeAlreadyAdded, findMissingCodes, hasCode, rememberApplied } from "./discount-codes.ts";
import { type LineChange, readLineUpdates } from "./line-change.ts";
import type { ReadMerchandise } from "./merchandise-reader.ts";
import type { CartSuggestion } from "./suggest.ts";

/** What the shopper's browser remembers between two requests. */
export interface CartSession {
  cartId: string | null;
  country: Country;
  /** Of the cookie `discount_code`. */
  discountCodes: readonly string[];
  affiliateId: string;
  /** Who shops for a school buys no gifts and uses no codes (requirements §6.2). */
  isSchool: boolean;
  rememberCart: (cartId: string) => Promise<void>;
  forgetCart: () => Promise<void>;
  rememberCodes: (codes: readonly string[]) => Promise<void>;
}

/** The shopper's cart after what they asked for. */
export interface CartOutcome {
  /** Null when there is none; "unknown" when the shop could not be asked, and the cart is what it was. */
  cart: Cart | "unknown" | null;
  problems: CartProblem[];
  /** The line to tell of after an add (requirements §3.14). */
  lastAddedId?: string;
  /** "Code already added" (requirements §5.6). */
  notice?: string;
  /** What the change took out of the cart, as it can be put back. */
  removed?: RemovedLine[];
  /** What to offer beside it. */
  suggestions?: CartSuggestion[];
}

export interface RemovedLine {
  title: string;
  item: CartItem;
}

export interface CartParts {
  client: CartClient;
  readMerchandise: ReadMerchandise;
  session: CartSession;
}

interface AddOptions {
  /** The version of the terms that stand on the site: a new cart records it. */
  termsVersion: string;
  /** Lines that go once the items are there. */
  replaces?: readonly string[];
  /** The same for an add that is sent once more. */
  attempt?: AddAttempt;
}

export interface ShopperCart {
  read: () => Promise<CartOutcome>;
  add: (items: readonly CartItem[], options: AddOptions) => Promise<CartOutcome>;
  update: (changes: readonly LineChange[]) => Promise<CartOutcome>;
  remove: (lineIds: string[]) => Promise<CartOutcome>;
  addCode: (code: string) => Promise<CartOutcome>;
  removeCode: (code: string) => Promise<CartOutcome>;
  /** Changes the buyer identity of the cart there is (requirements §4.5). The caller remembers the country where that went well. */
  changeCountry: (country: Country) => Promise<CartOutcome>;
}

/**
 * The cart of one shopper through one request (requirements §4.1): created with its first lines, replaced by the shop's version
 * after each change, forgotten when the shop no longer has it. Nothing of it rejects: what failed is logged and is a problem.
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
      console.error("A cart could not be read.", error);
      return { cart: "unknown", problems: [toProblem("unreachable")] };
    }
    return cart ? withCodes(await inCountry(cart)) : forget();
  };

  /**
   * The cart follows the shopper's country (requirements §4.5). Where that fails it is only logged (requirements §8.4): the cart is
   * worth seeing in any currency.
   */
  const inCountry = async (cart: Cart): Promise<Cart> => {
    if (cart.buyerIdentity.countryCode === session.country) return cart;
    try {
      return (await client.updateCountry(inCart(cart.id))).cart ?? cart;
    } catch (error) {
      console.error("A cart's country could not be changed.", error);
      return cart;
    }
  };

  /**
   * Codes that are remembered and missing are applied; with none remembered those of the cart are (requirements §4.4). Where one
   * takes nothing off the codes are sent again as they are, since Shopify says why only of a change.
   */
  const withCodes = async (cart: Cart): Promise<CartOutcome> => {
    if (session.isSchool) return toOutcome(cart);
    const held = listCodes(cart);
    if (session.discountCodes.length === 0) await rememberApplied(session, cart);
    const missing = findMissingCodes(session.discountCodes, held);
    const isUnexplained = cart.discountCodes.some(({ applicable, refusal }) => !applicable && !refusal);
    if (missing.length === 0 && !isUnexplained) return toOutcome(cart);
    try {
      const change = { ...inCart(cart.id), discountCodes: [...held, ...missing] };
      return toOutcome((await client.updateCodes(change)).cart ?? cart);
    } catch (error) {
      console.error("The codes of a cart could not be sent.", error);
      return toOutcome(cart, missing.length > 0 ? [toProblem("codes-failed")] : []);
    }
  };

  /** Makes a change to the cart as it is now; null leaves it so. Sent once more without an answer: what sets may set twice. */
  const change = async (make: (cart: Cart) => Promise<CartChange | null> | null): Promise<CartOutcome> => {
    if (!session.cartId) return empty;
    const asked = inCart(session.cartId);
    const apply = async (cart: Cart) => (await make(cart)) ?? unchanged(cart);
    const applyAgain = async (error: unknown) => {
      if (isRefusal(error)) throw error;
      console.error("A change of a cart was not answered.", error);
      const now = await client.read(asked);
      return now ? apply(now) : unchanged(null);
    };
    let before: Cart | null | undefined;
    try {
      before = await client.read(asked);
      if (!before) return await forget();
      const changed = await apply(before).catch(applyAgain);
      const cart = changed.cart ?? (await client.read(asked));
      if (!cart) return await forget();
      const removed = findRemoved(before, cart);
      return {
        ...toOutcome(cart, findProblems(changed, "change-failed")),
        ...(removed.length > 0 && { removed }),
      };
    } catch (error) {
      console.error("A cart could not be changed.", error);
      const cart = before ? await client.read(asked).catch(() => "unknown" as const) : "unknown";
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
    const added = await (attempt.isAdded ? read() : addToCart(items, { ...parts, termsVersion }, attempt));
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
      // The cart to come will have it.
      await session.rememberCodes([...codes, code]);
      return now;
    }
    const added = await change((cart) =>
      client.updateCodes({ ...inCart(cart.id), discountCodes: [...listCodes(cart), code] }),
    );
    if (!isKnown(added.cart)) return added;
    await rememberApplied(session, added.cart);
    const idle = added.cart.discountCodes.find((one) => hasCode([one.code], code) && !one.applicable);
    const notice = idle && `${idle.code} ${toRefusalMessage(idle.refusal)}`;
    return notice && added.problems.length === 0 ? { ...added, notice } : added;
  };

  const removeCode = async (code: string) => {
    const without = (codes: readonly string[]) => codes.filter((one) => !hasCode([one], code));
    await session.rememberCodes(without(session.discountCodes));
    return change((cart) =>
      hasCode(listCodes(cart), code)
        ? client.updateCodes({ ...inCart(cart.id), discountCodes: without(listCodes(cart)) })
        : null,
    );
  };

  const changeCountry = async (country: Country) => {
    if (!session.cartId) return empty;
    const asked = { cartId: session.cartId, country };
    try {
      const { cart, userErrors } = await client.updateCountry(asked);
      if (cart && userErrors.length === 0) return toOutcome(cart);
      const now = await client.read(asked);
      return now ? toOutcome(now, [toProblem("country-failed")]) : await forget();
    } catch (error) {
      console.error("A cart's country could not be changed.", error);
      return { cart: "unknown" as const, problems: [toProblem("country-failed")] };
    }
  };

  return { read, add, update, remove, addCode, removeCode, changeCountry };
}

const empty: CartOutcome = { cart: null, problems: [] };

const toOutcome = (cart: Cart, problems: CartProblem[] = []): CartOutcome => ({ cart, problems });

/** Whether there is a cart, and the shop has told it. */
export const isKnown = (cart: CartOutcome["cart"]): cart is Cart => cart !== null && cart !== "unknown";

const findRemoved = (before: Cart, after: Cart): RemovedLine[] =>
  before.lines.nodes
    .filter((line) => after.lines.nodes.every(({ id }) => id !== line.id))
    .map((line) => ({ title: line.merchandise.product.title, item: toCartItem(line) }));

const listCodes = ({ discountCodes }: Cart) => discountCodes.map(({ code }) => code);
