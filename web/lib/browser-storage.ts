interface Stored {
  kind: "cookie" | "localStorage" | "sessionStorage";
  name: string;
  /** In seconds; null for as long as the browser keeps it: a cookie until it's closed, sessionStorage until its tab is, anything else until it's cleared. */
  lasts: number | null;
}

const days = 24 * 3600;

/** Everything the site stores in a visitor's browser. Tests compare it with the cookie policy and with a real browser. */
export const browserStorage = {
  cart: { kind: "cookie", name: "cid", lasts: 30 * days },
  discountCodes: { kind: "cookie", name: "discount_code", lasts: 30 * days },
  /** The referring affiliate, for the cart's `affiliateId` attribute (requirements §3.3). */
  affiliate: { kind: "cookie", name: "affiliate", lasts: 30 * days },
  country: { kind: "cookie", name: "country", lasts: 365 * days },
  /** The answer to the personalization form. 400 days is the longest that browsers keep a cookie. */
  interests: { kind: "cookie", name: "interests", lasts: 400 * days },
  analyticsConsent: { kind: "cookie", name: "analytics_consent", lasts: 365 * days },
  /** Shopify's visitor and visit, set only with consent (requirements §9.2). */
  shopifyVisitor: { kind: "cookie", name: "_shopify_y", lasts: 360 * days },
  shopifyVisit: { kind: "cookie", name: "_shopify_s", lasts: 1800 },
  walletSession: { kind: "cookie", name: "wallet_session", lasts: 8 * 3600 },
  previewSession: { kind: "cookie", name: "preview_session", lasts: null },
  /** Next's own name. */
  draftMode: { kind: "cookie", name: "__prerender_bypass", lasts: null },
  /** What was typed into a request form and not sent yet. */
  requestDraft: { kind: "sessionStorage", name: "request-draft", lasts: null },
  /** The quiz that's being taken. */
  quizProgress: { kind: "sessionStorage", name: "quiz-progress", lasts: null },
  playerSettings: { kind: "localStorage", name: "player-settings", lasts: null },
  videoPositions: { kind: "localStorage", name: "video-positions", lasts: null },
  /** The signs that a visitor practices in the dictionary. */
  practiceList: { kind: "localStorage", name: "practice-list", lasts: null },
  /** The free lessons that a learner has marked as done, and the one opened last. */
  lessonProgress: { kind: "localStorage", name: "lesson-progress", lasts: null },
  seenPrices: { kind: "localStorage", name: "seen-prices", lasts: null },
} as const satisfies Record<string, Stored>;
