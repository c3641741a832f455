import type { Cart, CartLine } from "@shop/web/commerce/cart/cart.ts";
import type { AddAttempt } from "@shop/web/commerce/cart/add-to-cart.ts";
import { createCartClient } from "@shop/web/commerce/cart/cart-client.ts";
import type { CartLineInput } from "@shop/web/commerce/generated/graphql.ts";
import { type CartItem, cartItemSchema } from "@shop/web/commerce/cart/cart-item.ts";
import { createMerchandiseReader } from "@shop/web/commerce/cart/merchandise-reader.ts";
import { type CartSession, type CartOutcome } from "@shop/web/commerce/cart/cart-outcome.ts";
import { createShopperCart, type ShopperCart } from "@shop/web/commerce/cart/shopper-cart.ts";
import { runIdempotently } from "@shop/web/commerce/cart-api/idempotency.ts";
import { createStorefrontClient } from "@shop/web/commerce/storefront-client.ts";
import type { Country } from "@shop/web/commerce/offer.ts";
import { accessToken } from "./storefront.ts";

/** The version of the terms that a test's new cart records. */
export const termsVersion = "11272024";

/** A browser that stores a cart, and what its shopper does with it. */
export interface Shopper extends Omit<ShopperCart, "add"> {
  add: (...items: Record<string, unknown>[]) => ReturnType<ShopperCart["add"]>;
  /** Repeats the same add when it's called with the same attempt. */
  addAgain: (
    attempt: AddAttempt,
    item: Record<string, unknown>,
    replaces?: readonly string[],
  ) => ReturnType<ShopperCart["add"]>;
  /**
   * Sends a change as a page does, with a key that identifies retries. With `isLost`, neither its response nor its cookies
   * arrive.
   */
  send: (sending: Sending) => Promise<CartOutcome>;
  remembered: { cartId: string | null; discountCodes: readonly string[] };
  chooses: (country: Country) => void;
}

interface Sending {
  key: string | null;
  change: (cart: ShopperCart, attempt: AddAttempt) => Promise<CartOutcome>;
  isLost?: boolean;
}

interface ShopperOptions extends Partial<Pick<CartSession, "country" | "affiliateId" | "isSchool">> {
  /** The shop's URL. */
  url: string;
  /** What's stored from an earlier visit. */
  discountCodes?: readonly string[];
  cartId?: string;
  /** What another tab adds each time that this one has read the cart and is about to add. */
  overtakenBy?: CartLineInput[];
}

export function createShopper({ url, overtakenBy, ...start }: ShopperOptions): Shopper {
  const request = createStorefrontClient({ url, accessToken });
  const client = createCartClient(request);
  const addLines: typeof client.addLines = async (change) => {
    if (overtakenBy) await client.addLines({ ...change, lines: overtakenBy });
    return client.addLines(change);
  };
  const remembered: Shopper["remembered"] = {
    cartId: start.cartId ?? null,
    discountCodes: start.discountCodes ?? [],
  };
  let country: Country = start.country ?? "US";
  const parts = {
    client: { ...client, addLines },
    readMerchandise: createMerchandiseReader(request),
  };

  /** Each request opens the cart again from what the browser has stored by then. */
  const recall = (): CartSession => ({
    ...remembered,
    country,
    affiliateId: start.affiliateId ?? "none",
    isSchool: start.isSchool ?? false,
    rememberCart: async (cartId) => void (remembered.cartId = cartId),
    forgetCart: async () => void (remembered.cartId = null),
    rememberCodes: async (codes) => void (remembered.discountCodes = codes),
  });
  const openFor = (session: CartSession) => createShopperCart({ ...parts, session });
  const open = () => openFor(recall());

  return {
    remembered,
    send: async ({ key, change, isLost = false }) => {
      const before = { ...remembered };
      const outcome = await runIdempotently({ key, session: recall(), open: openFor, change });
      if (isLost) Object.assign(remembered, before);
      return outcome;
    },
    chooses: (chosen) => (country = chosen),
    read: () => open().read(),
    add: (...items) =>
      open().add(
        items.map((item): CartItem => cartItemSchema.parse(item)),
        { termsVersion },
      ),
    addAgain: (attempt, item, replaces) =>
      open().add([cartItemSchema.parse(item)], { termsVersion, attempt, ...(replaces && { replaces }) }),
    update: (changes) => open().update(changes),
    remove: (lineIds) => open().remove(lineIds),
    addCode: (code) => open().addCode(code),
    changeCountry: (chosen) => open().changeCountry(chosen),
    removeCode: (code) => open().removeCode(code),
  };
}

/** Throws if there's none. */
export function cartOf({ cart }: CartOutcome): Cart {
  if (cart === null || cart === "unknown") throw new Error(`There's no cart: ${cart}.`);
  return cart;
}

/** Its newest line. */
export function lineOf(outcome: CartOutcome): CartLine {
  const [line] = cartOf(outcome).lines.nodes;
  if (!line) throw new Error("The cart is empty.");
  return line;
}

export const attributesOf = (line: CartLine | undefined) =>
  Object.fromEntries(line?.attributes.map(({ key, value }) => [key, value]) ?? []);
