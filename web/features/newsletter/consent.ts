/**
 * What somebody agrees to by signing up (requirements §2.55), by version. The version is kept with each signup as the proof of consent, so a
 * text that was ever shown stays here as it was: new words are a new entry.
 */
export const consentTexts = {
  "2026-11-25": "We’ll send you marketing emails. You can unsubscribe anytime.",
} as const;

export type ConsentVersion = keyof typeof consentTexts;

export const consentVersion: ConsentVersion = "2026-11-25";
export const consentText = consentTexts[consentVersion];
