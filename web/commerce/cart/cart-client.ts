import type { CartLineInput, CartLineUpdateInput } from "#commerce/generated/graphql.ts";
import {
  addCartLinesMutation,
  cartQuery,
  createCartMutation,
  removeCartLinesMutation,
  updateCartCodesMutation,
  updateCartCountryMutation,
  updateCartLinesMutation,
} from "#commerce/operations/cart-operations.ts";
import type { StorefrontRequest } from "#commerce/storefront-client.ts";
import type { Country } from "#lib/offer.ts";
import type { Cart, CartChange } from "./cart.ts";

export interface InCart {
  /** `gid://shopify/Cart/…?key=…`: the key is a secret and stays on the server. */
  cartId: string;
  country: Country;
}

export interface NewCart {
  lines: CartLineInput[];
  country: Country;
  discountCodes: string[];
  /** Who sent the shopper here; "none" when nobody did (SPEC §9). */
  affiliateId: string;
}

/** SPEC §7's cart operations. Each change answers with the whole cart. All reject with a StorefrontError. */
export interface CartClient {
  /** Null when Shopify no longer has the cart. */
  read: (cart: InCart) => Promise<Cart | null>;
  create: (cart: NewCart) => Promise<CartChange>;
  addLines: (cart: InCart & { lines: CartLineInput[] }) => Promise<CartChange>;
  updateLines: (cart: InCart & { lines: CartLineUpdateInput[] }) => Promise<CartChange>;
  removeLines: (cart: InCart & { lineIds: string[] }) => Promise<CartChange>;
  /** All the codes the cart shall have. */
  updateCodes: (cart: InCart & { discountCodes: string[] }) => Promise<CartChange>;
  /** Prices the whole cart in the currency of a country. */
  updateCountry: (cart: InCart) => Promise<CartChange>;
}

/** The version of the terms that stand on the site (SPEC §9). */
const termsVersion = "11272024";

const gone: CartChange = { cart: null, userErrors: [], warnings: [] };

/** The cart of one shop. */
export function createCartClient(request: StorefrontRequest): CartClient {
  return {
    read: async (cart) => (await request(cartQuery, cart)).cart ?? null,
    create: async ({ lines, country, discountCodes, affiliateId }) => {
      const input = {
        lines,
        discountCodes,
        attributes: toCartAttributes(affiliateId),
        buyerIdentity: { countryCode: country },
      };
      return (await request(createCartMutation, { input, country })).cartCreate ?? gone;
    },
    addLines: async (change) => (await request(addCartLinesMutation, change)).cartLinesAdd ?? gone,
    updateLines: async (change) => (await request(updateCartLinesMutation, change)).cartLinesUpdate ?? gone,
    removeLines: async (change) => (await request(removeCartLinesMutation, change)).cartLinesRemove ?? gone,
    updateCodes: async (change) =>
      (await request(updateCartCodesMutation, change)).cartDiscountCodesUpdate ?? gone,
    updateCountry: async (change) =>
      (await request(updateCartCountryMutation, change)).cartBuyerIdentityUpdate ?? gone,
  };
}

/** SPEC §9. */
const toCartAttributes = (affiliateId: string) => [
  { key: "checkoutVersion", value: "v0923" },
  { key: "origin", value: "sl101" },
  { key: "termsVersion", value: termsVersion },
  { key: "affiliateId", value: affiliateId },
];
