import { browserStorage } from "#lib/browser-storage.ts";

/** Both have the path `/` (requirements §9.1). */
export const cartCookie = browserStorage.cart.name;
export const codesCookie = browserStorage.discountCodes.name;

export const affiliateCookie = browserStorage.affiliate.name;

/** Cookie lifetime, in seconds. */
export const cartCookieSeconds = browserStorage.cart.maxAgeSeconds;

const cartId = /^gid:\/\/shopify\/Cart\/[\w.~=-]{1,200}\?key=[\w.~=-]{1,200}$/;

/**
 * The cart id in a cookie, or null. Shopify would reject a malformed id on every request, which looks like an outage. Without its key, an
 * id is no secret: the ids of a cart's lines contain it.
 */
export const parseCartId = (cookie: string | undefined): string | null =>
  cookie !== undefined && cartId.test(cookie) ? cookie : null;

interface CookieJar {
  get: (name: string) => { value: string } | undefined;
  delete: (name: string) => unknown;
}

/** Removes the cookie if nothing can be fetched with what it says (requirements §4.2). */
export function removeMalformedCart(jar: CookieJar): void {
  const cookie = jar.get(cartCookie)?.value;
  if (cookie !== undefined && parseCartId(cookie) === null) jar.delete(cartCookie);
}
