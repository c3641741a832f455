/**
 * What people agree to when they sign up (requirements §2.55), by version. Each signup stores its version as proof of consent. Never edit
 * a text that was on the site; add another version instead.
 */
export const consentTexts = {
  "2026-11-25": "We’ll send you marketing emails. You can unsubscribe anytime.",
} as const;

export type ConsentVersion = keyof typeof consentTexts;

export const consentVersion: ConsentVersion = "2026-11-25";
export const consentText = consentTexts[consentVersion];
