import type { Product } from "#storefront/domain/catalog/product.ts";
import { fold, toWords } from "./words.ts";

export interface QuerySuggestion {
  text: string;
  /** With the typed part marked, as in Shopify's predictive search. */
  styledText: string;
}

/**
 * Completions of the typed query: its last word completed from the products' titles, types and vendors. Hosted shops also know
 * past searches.
 */
export function suggestQueries(typed: string, products: readonly Product[]): QuerySuggestion[] {
  const words = toWords(typed);
  const begun = words.at(-1);
  if (begun === undefined) return [];
  const before = words.slice(0, -1);
  const isAbout = (text: string) => before.every((word) => toWords(text).includes(word));
  const known = products
    .map(({ title, productType, vendor }) => `${title} ${productType} ${vendor}`)
    .filter(isAbout)
    .flatMap(toWords)
    .filter((word) => word.startsWith(fold(begun)) && !before.includes(word));
  return [...new Set(known)].map((word) => {
    const rest = word.slice(begun.length);
    return {
      text: [...before, word].join(" "),
      styledText: `<mark>${[...before, begun].join(" ")}</mark>${rest && `<span>${rest}</span>`}`,
    };
  });
}
