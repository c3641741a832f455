interface Stored {
  kind: "cookie" | "localStorage" | "sessionStorage";
  name: string;
  /** Null for as long as the browser keeps it: a cookie until it's closed, sessionStorage until its tab is, anything else until it's cleared. */
  maxAgeSeconds: number | null;
}

const days = 24 * 3600;

/** Everything the site stores in a visitor's browser. Tests compare it with the cookie policy and with a real browser. */
export const browserStorage = {
  cart: { kind: "cookie", name: "cid", maxAgeSeconds: 30 * days },
  discountCodes: { kind: "cookie", name: "discount_code", maxAgeSeconds: 30 * days },
  /** The referring affiliate, for the cart's `affiliateId` attribute (requirements §3.3). */
  affiliate: { kind: "cookie", name: "affiliate", maxAgeSeconds: 30 * days },
  country: { kind: "cookie", name: "country", maxAgeSeconds: 365 * days },
  /** The answer to the personalization form. 400 days is the longest that browsers keep a cookie. */
  interests: { kind: "cookie", name: "interests", maxAgeSeconds: 400 * days },
  analyticsConsent: { kind: "cookie", name: "analytics_consent", maxAgeSeconds: 365 * days },
  /** Shopify's visitor and visit, set only with consent (requirements §9.2). */
  shopifyVisitor: { kind: "cookie", name: "_shopify_y", maxAgeSeconds: 360 * days },
  shopifyVisit: { kind: "cookie", name: "_shopify_s", maxAgeSeconds: 1800 },
  walletSession: { kind: "cookie", name: "wallet_session", maxAgeSeconds: 8 * 3600 },
  previewSession: { kind: "cookie", name: "preview_session", maxAgeSeconds: null },
  /** Next's own name. */
  draftMode: { kind: "cookie", name: "__prerender_bypass", maxAgeSeconds: null },
  /** What was typed into a request form and not sent yet. */
  requestDraft: { kind: "sessionStorage", name: "request-draft", maxAgeSeconds: null },
  /** The quiz that's being taken. */
  quizProgress: { kind: "sessionStorage", name: "quiz-progress", maxAgeSeconds: null },
  playerSettings: { kind: "localStorage", name: "player-settings", maxAgeSeconds: null },
  videoPositions: { kind: "localStorage", name: "video-positions", maxAgeSeconds: null },
  /** The signs that a visitor practices in the dictionary. */
  practiceList: { kind: "localStorage", name: "practice-list", maxAgeSeconds: null },
  /** The free lessons that a learner has marked as done, and the one opened last. */
  lessonProgress: { kind: "localStorage", name: "lesson-progress", maxAgeSeconds: null },
  seenPrices: { kind: "localStorage", name: "seen-prices", maxAgeSeconds: null },
} as const satisfies Record<string, Stored>;
