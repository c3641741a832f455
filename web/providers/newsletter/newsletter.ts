/** What somebody wants to read about (requirements §7.5). */
export const interests = ["adults", "kids", "both"] as const;
export type Interests = (typeof interests)[number];

/** What the form sends on (requirements §3.62), and which words were agreed to. */
export interface Subscription {
  email: string;
  firstName: string;
  /** In English, as a geolocation service names it; null when nobody knows. */
  country: string | null;
  /** Of the IANA, such as `America/Toronto`; null when nobody knows. */
  timezone: string | null;
  /** Of the consent text that stood beside the button. */
  consentVersion: string;
}

/** All that is known of a person. Times are ISO 8601, UTC. */
export interface NewsletterPerson {
  email: string;
  firstName: string;
  country: string | null;
  timezone: string | null;
  interests: Interests | null;
  /** `pending` until the link in the mail was used. */
  state: "pending" | "subscribed" | "unsubscribed";
  /** The proof: when they asked, by which words, and when they confirmed it. */
  askedAt: string;
  consentVersion: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
}

/** A list of people who get the newsletter, with double opt-in. Everything throws a `NewsletterError` when the list can't be reached. */
export interface Newsletter {
  /**
   * Asks to be put on the list: a mail with a link completes it. Answers the same whether the address is new, waiting, on the list
   * or was taken off it. The id stands for this signup, and only whoever made it knows it.
   */
  subscribe: (subscription: Subscription) => Promise<{ id: string }>;
  /** False when no signup has this id. */
  savePreferences: (preferences: { id: string; interests: Interests }) => Promise<boolean>;
  /** Null when nothing is known of the address. */
  readPerson: (email: string) => Promise<NewsletterPerson | null>;
  /** Quiet when the address isn't on the list. */
  unsubscribe: (email: string) => Promise<void>;
  /** Forgets everything about an address; quiet when nothing is known of it. */
  erase: (email: string) => Promise<void>;
}

/** What was tried and the status it failed with; never whom it was about. */
export class NewsletterError extends Error {
  override name = "NewsletterError";
}
