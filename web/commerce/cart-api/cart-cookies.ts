import { browserStorage } from "#lib/browser-storage.ts";

/** Both with path `/` (requirements §9.1). */
export const cartCookie = browserStorage.cart.name;
export const codesCookie = browserStorage.discountCodes.name;

export const affiliateCookie = browserStorage.affiliate.name;

/** How long a browser remembers them, in seconds. */
export const cartMemoryLasts = browserStorage.cart.lasts;

const cartId = /^gid:\/\/shopify\/Cart\/[\w.~=-]{1,200}(\?key=[\w.~=-]{1,200})?$/;

/** The cart that a cookie names. What is no id of a cart is none: the shop would refuse it at each request, as if it were down. */
export const parseCartId = (cookie: string | undefined): string | null =>
  cookie !== undefined && cartId.test(cookie) ? cookie : null;
