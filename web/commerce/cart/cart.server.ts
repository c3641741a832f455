import "server-only";
import {
  addCartLinesMutation,
  cartQuery,
  createCartMutation,
  removeCartLinesMutation,
  updateCartCountryMutation,
} from "#commerce/operations/cart-operations.ts";
import { storefrontRequest } from "#commerce/storefront-request.server.ts";
import type { CartLineInput } from "#commerce/generated/graphql.ts";
import type { Country } from "#lib/offer.ts";
import type { Cart, CartChange } from "./cart.ts";

/** SPEC §9, and the version of the terms that stand on the site. */
const cartAttributes = [
  { key: "checkoutVersion", value: "v0923" },
  { key: "origin", value: "sl101" },
  { key: "termsVersion", value: "11272024" },
  { key: "affiliateId", value: "none" },
];

interface InCart {
  /** `gid://shopify/Cart/…?key=…`: the key is a secret and stays on the server. */
  cartId: string;
  country: Country;
}

const nothing: CartChange = { cart: null, userErrors: [], warnings: [] };

/** Null when Shopify no longer has the cart. Throws StorefrontError, as all of these do. */
export async function readCart({ cartId, country }: InCart): Promise<Cart | null> {
  return (await storefrontRequest(cartQuery, { cartId, country })).cart ?? null;
}

export async function createCart({
  lines,
  country,
}: {
  lines: CartLineInput[];
  country: Country;
}): Promise<CartChange> {
  const input = { lines, attributes: cartAttributes, buyerIdentity: { countryCode: country } };
  return (await storefrontRequest(createCartMutation, { input, country })).cartCreate ?? nothing;
}

export async function addCartLines({
  lines,
  ...cart
}: InCart & { lines: CartLineInput[] }): Promise<CartChange> {
  return (await storefrontRequest(addCartLinesMutation, { ...cart, lines })).cartLinesAdd ?? nothing;
}

export async function removeCartLines({
  lineIds,
  ...cart
}: InCart & { lineIds: string[] }): Promise<CartChange> {
  return (await storefrontRequest(removeCartLinesMutation, { ...cart, lineIds })).cartLinesRemove ?? nothing;
}

/** Prices the whole cart in the currency of a country. */
export async function updateCartCountry(cart: InCart): Promise<CartChange> {
  return (await storefrontRequest(updateCartCountryMutation, cart)).cartBuyerIdentityUpdate ?? nothing;
}
