interface Stored {
  kind: "cookie" | "localStorage";
  name: string;
  /** Seconds; null for as long as the browser keeps it: a cookie until it's closed, the rest until it's cleared. */
  lasts: number | null;
}

const days = 24 * 3600;

/** All that the site keeps in a visitor's browser. The cookie policy tells the same, and tests compare both with a browser. */
export const browserStorage = {
  cart: { kind: "cookie", name: "cid", lasts: 30 * days },
  discountCodes: { kind: "cookie", name: "discount_code", lasts: 30 * days },
  /** Who sent the shopper here, for the cart's attribute `affiliateId` (requirements §3.3). */
  affiliate: { kind: "cookie", name: "affiliate", lasts: 30 * days },
  country: { kind: "cookie", name: "country", lasts: 365 * days },
  walletSession: { kind: "cookie", name: "wallet_session", lasts: 8 * 3600 },
  previewSession: { kind: "cookie", name: "preview_session", lasts: null },
  /** Next's own name. */
  draftMode: { kind: "cookie", name: "__prerender_bypass", lasts: null },
  seenPrices: { kind: "localStorage", name: "seen-prices", lasts: null },
} as const satisfies Record<string, Stored>;
