import type { Interests } from "#lib/interests.ts";

/** A signup (requirements §3.62), with the version of the consent text. */
export interface Subscription {
  email: string;
  firstName: string;
  /** Its English name; null if unknown. */
  country: string | null;
  /** An IANA time zone, such as `America/Toronto`; null if unknown. */
  timezone: string | null;
  /** Of the consent text next to the button. */
  consentVersion: string;
}

/** Everything that the list has about a person. Times are ISO 8601, UTC. */
export interface NewsletterPerson {
  email: string;
  firstName: string;
  country: string | null;
  timezone: string | null;
  interests: Interests | null;
  /** `pending` until they confirm with the link in the mail. */
  state: "pending" | "subscribed" | "unsubscribed";
  /** The proof of consent: when they signed up, the version of the text they saw, and when they confirmed. */
  askedAt: string;
  consentVersion: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
}

/** A mailing list with double opt-in. Its methods throw a `NewsletterError` if it can't be reached. */
export interface Newsletter {
  /**
   * Signs someone up. The link in a mail completes the subscription. The answer is the same whether the address is new, pending,
   * subscribed, or unsubscribed. Only the person who signed up learns the id.
   */
  subscribe: (subscription: Subscription) => Promise<{ id: string }>;
  /** False if no signup has this id. */
  savePreferences: (preferences: { id: string; interests: Interests }) => Promise<boolean>;
  /** Null if the list doesn't have the address. */
  readPerson: (email: string) => Promise<NewsletterPerson | null>;
  /** Does nothing if the address isn't on the list. */
  unsubscribe: (email: string) => Promise<void>;
  /** Deletes everything about an address; does nothing if there's nothing. */
  erase: (email: string) => Promise<void>;
}

/** Its message has the operation and the status, never the person. */
export class NewsletterError extends Error {
  override name = "NewsletterError";
}
