import type { CartFragment, CartLineInput, CartLineUpdateInput } from "#commerce/generated/graphql.ts";
import {
  addCartLinesMutation,
  cartQuery,
  createCartMutation,
  removeCartLinesMutation,
  updateCartCodesMutation,
  updateCartCountryMutation,
  updateCartLinesMutation,
} from "#commerce/operations/cart-operations.ts";
import { cartLinesQuery } from "#commerce/operations/cart-line-operations.ts";
import type { StorefrontRequest } from "#commerce/storefront-client.ts";
import type { Country } from "#commerce/offer.ts";
import { type Cart, type CartChange, type CartCode, unchanged } from "./cart.ts";
import { findRefusals } from "./code-refusal.ts";

export interface InCart {
  /** `gid://shopify/Cart/…?key=…`. The key is a secret and stays on the server. */
  cartId: string;
  country: Country;
}

export interface NewCart {
  lines: CartLineInput[];
  country: Country;
  discountCodes: string[];
  /** The affiliate who referred the shopper; "none" without one (requirements §9.4). */
  affiliateId: string;
  /** The version of the terms on the site (requirements §3.3). */
  termsVersion: string;
}

/**
 * The cart operations of requirements §7.31 to §7.37. Each returns the whole cart, with all pages of lines, and rejects
 * with a StorefrontError.
 */
export interface CartClient {
  /** Null when Shopify no longer has the cart, or when the id's key is another one. */
  read: (cart: InCart) => Promise<Cart | null>;
  create: (cart: NewCart) => Promise<CartChange>;
  addLines: (cart: InCart & { lines: CartLineInput[] }) => Promise<CartChange>;
  updateLines: (cart: InCart & { lines: CartLineUpdateInput[] }) => Promise<CartChange>;
  removeLines: (cart: InCart & { lineIds: string[] }) => Promise<CartChange>;
  /** Replaces all codes. Only changes return the reason why a code doesn't apply; reads don't. */
  updateCodes: (cart: InCart & { discountCodes: string[] }) => Promise<CartChange>;
  /** Reprices the whole cart in a country's currency. */
  updateCountry: (cart: InCart) => Promise<CartChange>;
}

/** A change as Shopify returns it, with the first hundred lines. */
type FirstPage = Omit<CartChange, "cart"> & { cart?: CartFragment | null };

/** For a cart without calculated tax, whatever its currency (requirements §3.2). */
const noTax = { amount: "0.0", currencyCode: "USD" } as const;

/** Shopify allows up to 500 lines in a cart. */
const maxPages = 5;

export function createCartClient(request: StorefrontRequest): CartClient {
  /** Simultaneous adds can fill more than one page. Unread lines would be paid for without being shown. */
  const withAllLines = async (cart: CartFragment, country: Country): Promise<Cart> => {
    const nodes = [...cart.lines.nodes];
    let { pageInfo } = cart.lines;
    for (let page = 1; pageInfo.hasNextPage && page < maxPages; page += 1) {
      const answer = await request(cartLinesQuery, { cartId: cart.id, after: pageInfo.endCursor, country });
      const lines = answer.cart?.lines;
      if (!lines) break;
      nodes.push(...lines.nodes);
      ({ pageInfo } = lines);
    }
    const { totalTaxAmount } = cart.cost;
    return {
      ...cart,
      cost: { ...cart.cost, totalTaxAmount: totalTaxAmount ?? noTax },
      lines: { nodes },
    };
  };
  const whole = async (change: FirstPage | null | undefined, country: Country): Promise<CartChange> => {
    if (!change?.cart) return change ? { ...change, cart: null } : unchanged(null);
    const cart = await withAllLines(change.cart, country);
    return { ...change, cart: { ...cart, discountCodes: withRefusals(cart.discountCodes, change.warnings) } };
  };
  return {
    read: async (inCart) => {
      const { cart } = await request(cartQuery, inCart);
      // Shopify shows a cart without its key to those who don't know it.
      return cart?.id.includes("?key=") ? withAllLines(cart, inCart.country) : null;
    },
    create: async ({ lines, country, discountCodes, ...data }) => {
      const input = {
        lines,
        discountCodes,
        attributes: toCartAttributes(data),
        buyerIdentity: { countryCode: country },
      };
      return whole((await request(createCartMutation, { input, country })).cartCreate, country);
    },
    addLines: async (change) =>
      whole((await request(addCartLinesMutation, change)).cartLinesAdd, change.country),
    updateLines: async (change) =>
      whole((await request(updateCartLinesMutation, change)).cartLinesUpdate, change.country),
    removeLines: async (change) =>
      whole((await request(removeCartLinesMutation, change)).cartLinesRemove, change.country),
    updateCodes: async (change) =>
      whole((await request(updateCartCodesMutation, change)).cartDiscountCodesUpdate, change.country),
    updateCountry: async (change) =>
      whole((await request(updateCartCountryMutation, change)).cartBuyerIdentityUpdate, change.country),
  };
}

function withRefusals(codes: readonly CartCode[], warnings: CartChange["warnings"]): CartCode[] {
  const refusals = findRefusals(codes, warnings);
  return codes.map((code) => {
    const refusal = refusals.get(code.code);
    return refusal ? { ...code, refusal } : code;
  });
}

/** The attributes that every new cart carries (requirements §9.4). */
const toCartAttributes = ({ affiliateId, termsVersion }: Pick<NewCart, "affiliateId" | "termsVersion">) => [
  { key: "checkoutVersion", value: "v0923" },
  { key: "origin", value: "sl101" },
  { key: "termsVersion", value: termsVersion },
  { key: "affiliateId", value: affiliateId },
];
