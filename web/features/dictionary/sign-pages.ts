import type { DictionarySign } from "#content/content-types.ts";

/** One page of a long list of signs. */
export interface SignPage {
  /** Counted from 1. */
  number: number;
  /** How many pages there are. */
  count: number;
  signs: readonly DictionarySign[];
}

/** About 60 kB of markup. */
const maxSigns = 200;

/** A list of signs in pages. At least one. */
export function toSignPages(signs: readonly DictionarySign[]): SignPage[] {
  const count = Math.max(1, Math.ceil(signs.length / maxSigns));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    count,
    signs: signs.slice(index * maxSigns, (index + 1) * maxSigns),
  }));
}

/** A list's path is its first page's; the others add their number. */
export const signPagePath = (listPath: string, number: number) =>
  number === 1 ? listPath : `${listPath}/${number}`;

/** The page that a path's last segment names, or null: `/1` isn't a page, because the first one has no number. */
export function findSignPage(pages: readonly SignPage[], segment: string | undefined): SignPage | null {
  return pages.find(({ number }) => (segment ?? "1") === String(number) && segment !== "1") ?? null;
}
