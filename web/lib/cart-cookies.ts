/** SPEC §9: both with path `/`. */
export const cartCookie = "cid";
export const codesCookie = "discount_code";

/** Remembers who sent the shopper here, for the cart's attribute `affiliateId` (SPEC §3). */
export const affiliateCookie = "affiliate";

/** How long a browser remembers them, in seconds. */
export const cartMemoryLasts = 30 * 24 * 3600;

const cartId = /^gid:\/\/shopify\/Cart\/[\w.~=-]{1,200}(\?key=[\w.~=-]{1,200})?$/;

/** The cart that a cookie names. What is no id of a cart is none: the shop would refuse it at each request, as if it were down. */
export const parseCartId = (cookie: string | undefined): string | null =>
  cookie !== undefined && cartId.test(cookie) ? cookie : null;
