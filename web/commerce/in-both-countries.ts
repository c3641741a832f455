import type { Country } from "./offer.ts";

/**
 * Runs an operation for both countries at once, because a request has one country context. The United States comes
 * first.
 */
export function inBothCountries<Answer>(
  read: (country: Country) => Promise<Answer>,
): Promise<[Answer, Answer]> {
  return Promise.all([read("US"), read("CA")]);
}
