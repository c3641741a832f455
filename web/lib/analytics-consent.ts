import { browserStorage } from "./browser-storage.ts";

export const consentAnswers = ["yes", "no"] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

const { name: consentCookie, maxAgeSeconds } = browserStorage.analyticsConsent;
const pattern = new RegExp(`(?:^|; )${consentCookie}=(yes|no)(?:;|$)`);

/** The answer in a `Cookie` header or `document.cookie`; null before there is one. */
export function readConsentCookie(cookies: string): ConsentAnswer | null {
  const answer = pattern.exec(cookies)?.[1];
  return consentAnswers.find((known) => known === answer) ?? null;
}

/** Set by the server, because Safari deletes a script's cookies after a week. */
export const toConsentCookie = (answer: ConsentAnswer): string =>
  `${consentCookie}=${answer}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;

/** The visitor's answer. Global Privacy Control means "no", whatever the cookie says (globalprivacycontrol.org). */
export const readConsent = (): ConsentAnswer | null =>
  hasPrivacyControl() ? "no" : readConsentCookie(document.cookie);

/** Analytics are sent only then (requirements §4.91). */
export const hasAnalyticsConsent = (): boolean => readConsent() === "yes";

/** Whether the browser asks sites not to track its user. */
export const hasPrivacyControl = (): boolean =>
  "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
