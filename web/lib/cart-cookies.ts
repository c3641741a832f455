/** SPEC §9: both with path `/`. */
export const cartCookie = "cid";
export const codesCookie = "discount_code";

/** Remembers who sent the shopper here, for the cart's attribute `affiliateId` (SPEC §3). */
export const affiliateCookie = "affiliate";

/** How long a browser remembers them, in seconds. */
export const cartMemoryLasts = 30 * 24 * 3600;
