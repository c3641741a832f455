import type { Country } from "./offer.ts";

/** Prices belong to a country and an operation to one context: two requests at once. The United States come first. */
export function inBothCountries<Answer>(
  read: (country: Country) => Promise<Answer>,
): Promise<[Answer, Answer]> {
  return Promise.all([read("US"), read("CA")]);
}
