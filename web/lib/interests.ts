import { browserStorage } from "./browser-storage.ts";

/** The content that someone can be interested in (requirements §7.5). */
export const interests = ["adults", "kids", "both"] as const;
export type Interests = (typeof interests)[number];

/** The cookie's value after a visitor has closed the personalization form without an answer. */
export const dismissed = "dismissed";

const { name: interestsCookie, maxAgeSeconds } = browserStorage.interests;

/** Null for anything else, such as `dismissed`. */
export const parseInterests = (value: unknown): Interests | null =>
  interests.find((known) => known === value) ?? null;

/** The cookie's value in a page's `document.cookie`; empty for a new visitor. */
export const readInterestsCookie = (cookies: string): string => pattern.exec(cookies)?.[1] ?? "";

const pattern = new RegExp(`(?:^|; )${interestsCookie}=(\\w+)`);

/** Set by the server, because Safari deletes a script's cookies after a week. */
export const toInterestsCookie = (value: Interests | typeof dismissed): string =>
  `${interestsCookie}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;

/** Whom a course or a book is for. A book without an audience is for everyone. */
export type Audience = "adult" | "kids" | null | undefined;

/** Puts what a visitor is interested in first. Otherwise, the order stays. */
export function orderByInterests<Item>(
  items: readonly Item[],
  chosen: Interests | null,
  toAudience: (item: Item) => Audience,
): Item[] {
  if (chosen === null || chosen === "both") return [...items];
  const toRank = (item: Item) => ((toAudience(item) === "kids") === (chosen === "kids") ? 0 : 1);
  return items.toSorted((a, b) => toRank(a) - toRank(b));
}
