import "server-only";
import { searchContent } from "#content/search.server.ts";
import { compareMatches } from "#lib/compare-matches.ts";
import type { View } from "#content/view.server.ts";
import { type Interests, orderByInterests } from "#lib/interests.ts";
import type { SearchResult } from "#content/content-types.ts";
import { isHidden } from "./hidden-products.server.ts";
import { readOffers } from "./offers.server.ts";

interface SearchOptions {
  text: string;
  view: View;
  /** The visitor's, which come first among results that match equally well. */
  interests: Interests | null;
}

/** Search results, without hidden products (requirements §5.9). */
export async function search({ text, view, interests }: SearchOptions): Promise<SearchResult[]> {
  const [found, offers] = await Promise.all([searchContent(text, view), readOffers()]);
  const hidden = await Promise.all(found.map((result) => isHidden(toProductHandle(result), offers)));
  const shown = found.filter((_, index) => !hidden[index]);
  return orderByInterests(shown, interests, ({ audience }) => audience).toSorted(compareMatches);
}

/** Null for books from other shops, which have no product. */
function toProductHandle({ _type, handle, isShopifyProduct }: SearchResult): string | null {
  const isSold = _type === "course" || (_type === "book" && isShopifyProduct === true);
  return isSold ? handle : null;
}
