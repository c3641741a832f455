import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface RateLimit {
  /** The name in docs/security.md and in the log. */
  name: string;
  path: RegExp;
  /** All by default. */
  methods?: readonly string[];
  /** Requests per minute from one address: more than a person makes. */
  each: number;
  /** Requests per day from one address, for what's stored and mailed: more than a school makes. */
  daily?: number;
  /** Requests per ten seconds from everyone: less than a small machine can handle. */
  all: number;
}

/** Everything that makes the site, Sanity or Shopify do work per request, strictest first. Cached pages have no limit. */
export const rateLimits: readonly RateLimit[] = [
  { name: "discount codes", path: /^\/api\/cart\/discounts(\/|$)/, each: 20, all: 50 },
  { name: "checkout", path: /^\/api\/(cart\/checkout|shopify\/)/, each: 30, all: 100 },
  { name: "the cart", path: /^\/api\/cart(\/|$)/, each: 240, all: 300 },
  { name: "the currency", path: /^\/api\/country$/, each: 60, all: 150 },
  { name: "the cart page", path: /^\/cart$/, each: 120, all: 150 },
  { name: "search", path: /^\/search$/, each: 60, all: 50 },
  // Browsers keep the chunks, and ask for the list of chunks when somebody is about to search.
  { name: "the search index", path: /^\/api\/search-index(\/|$)/, each: 120, all: 150 },
  { name: "quiz results", path: /^\/quizzes\/[^/]+\/results$/, each: 60, all: 100 },
  { name: "preview links", path: /^\/preview\//, each: 20, all: 50 },
  { name: "comments", path: /^\/api\/preview\/comments$/, each: 20, all: 30 },
  { name: "the preview", path: /^\/api\/(preview\/(?!events$)|draft-mode\/)/, each: 60, all: 100 },
  { name: "wallet sessions", path: /^\/api\/cw\/sessions(\/end)?$/, methods: ["POST"], each: 10, all: 50 },
  // ClassWallet calls from a few addresses.
  { name: "wallet orders", path: /^\/api\/cw\/orders\//, each: 120, all: 100 },
  { name: "wallet purchases", path: /^\/wallet\/purchases\//, each: 60, all: 100 },
  { name: "consent", path: /^\/api\/consent$/, each: 20, all: 100 },
  { name: "personalization", path: /^\/api\/personalization$/, each: 20, all: 100 },
  { name: "newsletter signups", path: /^\/api\/newsletter\//, each: 10, daily: 300, all: 20 },
  // Mail programs unsubscribe people from their own servers, which share a few addresses.
  { name: "newsletter links", path: /^\/newsletter\//, each: 120, all: 100 },
  { name: "requests", path: /^\/api\/requests\//, each: 10, daily: 100, all: 30 },
  { name: "gift codes", path: /^\/api\/gifts\//, each: 20, all: 30 },
  { name: "orders' pages", path: /^\/orders\//, each: 60, all: 50 },
  { name: "corrections", path: /^\/api\/orders\//, each: 20, all: 30 },
  { name: "learners' pages", path: /^\/learning$/, each: 60, all: 50 },
  { name: "quotes", path: /^\/requests\/quotes\//, each: 30, all: 30 },
  { name: "products for the Studio", path: /^\/api\/studio\//, each: 240, all: 100 },
  // A tab sends once a second at most.
  { name: "logs", path: /^\/api\/logs$/, each: 120, all: 300 },
  { name: "fresh content", path: /^\/api\/live\/refresh$/, each: 60, all: 100 },
];

/** The first limit that matches a request. */
export const findRateLimit = <Limit extends RateLimit>(
  { method, path }: { method: string; path: string },
  limits: readonly Limit[],
): Limit | undefined =>
  limits.find((limit) => limit.path.test(path) && (limit.methods?.includes(method) ?? true));

/**
 * Counts a request. Resolves with the seconds to wait, 0 if it may proceed. A null address only counts toward the
 * total.
 */
export type RateLimiter = (address: string | null) => Promise<number>;

/** Counts in this process's memory. */
export function createRateLimiter({
  each,
  daily,
  all,
}: Pick<RateLimit, "each" | "daily" | "all">): RateLimiter {
  const perAddress = new RateLimiterMemory({ points: each, duration: 60 });
  const perDay = daily === undefined ? null : new RateLimiterMemory({ points: daily, duration: 24 * 3600 });
  const overall = new RateLimiterMemory({ points: all, duration: 10 });
  return async (address) => {
    try {
      // Requests rejected for one address don't count toward the total.
      if (address !== null) await perAddress.consume(address);
      if (address !== null) await perDay?.consume(address);
      await overall.consume("all");
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
      throw refusal;
    }
  };
}
