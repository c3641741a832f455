import type { Country } from "#lib/offer.ts";
import { addToCart } from "./add-to-cart.ts";
import type { Cart, CartChange } from "./cart.ts";
import type { CartClient, InCart } from "./cart-client.ts";
import { type CartItem, toCartItem } from "./cart-item.ts";
import { type CartProblem, findProblems, toProblem } from "./cart-problem.ts";
import { codeAlreadyAdded, findMissingCodes, hasCode } from "./discount-codes.ts";
import { type LineChange, toLineUpdate } from "./line-change.ts";
import type { ReadMerchandise } from "./merchandise-reader.ts";
import type { CartSuggestion } from "./suggest.ts";

/** What the shopper's browser remembers between two requests. */
export interface CartMemory {
  cartId: string | null;
  country: Country;
  /** Of the cookie `discount_code`. */
  discountCodes: readonly string[];
  affiliateId: string;
  /** Who shops for a school buys no gifts and uses no codes (SPEC §6). */
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
  /** The line to tell of after an add (SPEC §3). */
  lastAddedId?: string;
  /** What SPEC words itself: "Code already added". */
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
  memory: CartMemory;
}

interface AddOptions {
  /** The version of the terms that stand on the site: a new cart records it. */
  termsVersion: string;
  /** Lines that go once the items are there. */
  replaces?: readonly string[];
}

export interface ShopperCart {
  read: () => Promise<CartOutcome>;
  add: (items: readonly CartItem[], asked: AddOptions) => Promise<CartOutcome>;
  update: (changes: readonly LineChange[]) => Promise<CartOutcome>;
  remove: (lineIds: string[]) => Promise<CartOutcome>;
  addCode: (code: string) => Promise<CartOutcome>;
  removeCode: (code: string) => Promise<CartOutcome>;
}

/**
 * The cart of one shopper through one request, as SPEC §4 has it live: created with its first lines, replaced by the shop's version
 * after each change, forgotten when the shop no longer has it. Nothing of it rejects: what failed is logged and is a problem.
 */
export function createShopperCart(parts: CartParts): ShopperCart {
  const { client, memory } = parts;
  const inCart = (cartId: string): InCart => ({ cartId, country: memory.country });

  const read = async (): Promise<CartOutcome> => {
    if (!memory.cartId) return empty;
    try {
      const cart = await client.read(inCart(memory.cartId));
      return cart ? toOutcome(await withCodes(await inCountry(cart))) : await forget();
    } catch (error) {
      console.error("A cart could not be read.", error);
      return { cart: "unknown", problems: [toProblem("unreachable")] };
    }
  };

  /** SPEC §4: changing the shopper's country updates the buyer identity of the cart they have. */
  const inCountry = async (cart: Cart) => {
    if (cart.buyerIdentity.countryCode === memory.country) return cart;
    return (await client.updateCountry(inCart(cart.id))).cart ?? cart;
  };

  /**
   * SPEC §4: codes that are remembered and missing are applied; with none remembered those of the cart are. Where one takes nothing
   * off the codes are sent again as they are, since Shopify says why only of a change.
   */
  const withCodes = async (cart: Cart) => {
    if (memory.isSchool) return cart;
    const applied = listCodes(cart);
    if (memory.discountCodes.length === 0 && applied.length > 0) await memory.rememberCodes(applied);
    const missing = findMissingCodes(memory.discountCodes, applied);
    const isUnexplained = cart.discountCodes.some(({ applicable, refusal }) => !applicable && !refusal);
    if (missing.length === 0 && !isUnexplained) return cart;
    const change = { ...inCart(cart.id), discountCodes: [...applied, ...missing] };
    return (await client.updateCodes(change)).cart ?? cart;
  };

  /** Makes a change to the cart as it is now; null leaves it so. */
  const change = async (make: (cart: Cart) => Promise<CartChange> | null): Promise<CartOutcome> => {
    if (!memory.cartId) return empty;
    try {
      const now = await client.read(inCart(memory.cartId));
      if (!now) return await forget();
      const changed = await make(now);
      if (!changed) return toOutcome(now);
      const removed = changed.cart ? findRemoved(now, changed.cart) : [];
      return {
        ...toOutcome(changed.cart ?? now, findProblems(changed, "change-failed")),
        ...(removed.length > 0 && { removed }),
      };
    } catch (error) {
      console.error("A cart could not be changed.", error);
      return { cart: "unknown", problems: [toProblem("change-failed")] };
    }
  };

  const forget = async () => {
    await memory.forgetCart();
    return empty;
  };

  const update = (changes: readonly LineChange[]) =>
    change((cart) => {
      const lines = changes.flatMap((one) => {
        const line = cart.lines.nodes.find(({ id }) => id === one.id);
        return line ? [toLineUpdate(one, line)] : [];
      });
      return lines.length > 0 ? client.updateLines({ ...inCart(cart.id), lines }) : null;
    });

  const remove = (lineIds: readonly string[]) =>
    change((cart) => {
      const held = cart.lines.nodes.flatMap(({ id }) => (lineIds.includes(id) ? [id] : []));
      return held.length > 0 ? client.removeLines({ ...inCart(cart.id), lineIds: held }) : null;
    });

  const add = async (items: readonly CartItem[], { termsVersion, replaces = [] }: AddOptions) => {
    const added = await addToCart(items, { ...parts, termsVersion });
    if (replaces.length === 0 || added.problems.length > 0) return added;
    const { removed: _replaced, ...rest } = await remove(replaces);
    return { ...added, ...rest };
  };

  const addCode = async (code: string) => {
    const now = await read();
    if (memory.isSchool) return { ...now, problems: [...now.problems, toProblem("no-codes")] };
    const codes = isKnown(now.cart) ? listCodes(now.cart) : memory.discountCodes;
    if (hasCode(codes, code)) return { ...now, notice: codeAlreadyAdded };
    await memory.rememberCodes([...codes, code]);
    return change((cart) =>
      client.updateCodes({ ...inCart(cart.id), discountCodes: [...listCodes(cart), code] }),
    );
  };

  const removeCode = async (code: string) => {
    const without = (codes: readonly string[]) => codes.filter((one) => !hasCode([one], code));
    await memory.rememberCodes(without(memory.discountCodes));
    return change((cart) =>
      hasCode(listCodes(cart), code)
        ? client.updateCodes({ ...inCart(cart.id), discountCodes: without(listCodes(cart)) })
        : null,
    );
  };

  return { read, add, update, remove, addCode, removeCode };
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
