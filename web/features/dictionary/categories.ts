import { stegaClean } from "@sanity/client/stega";
import { signCategories } from "@shop/schemas/vocabulary/sign-words.ts";
import type { SignLine } from "#content/content-types.ts";

/** What some signs are about. */
export interface Category {
  title: string;
  /** The end of its address. */
  slug: string;
  /** In the order they came. */
  signs: readonly SignLine[];
}

/** What there are signs about, in the vocabulary's order. */
export function listCategories(signs: readonly SignLine[]): Category[] {
  const bySlug = Map.groupBy(signs, ({ category }) => stegaClean(category));
  return signCategories.flatMap(({ title, value }) => {
    const members = bySlug.get(value);
    return members ? [{ title, slug: value, signs: members }] : [];
  });
}

export const categoryPath = (slug: string) => `/asl/dictionary/categories/${slug}`;

/** The name of a category, or null for one that nobody knows. */
export const toCategoryTitle = (slug: string | null) =>
  signCategories.find(({ value }) => value === stegaClean(slug))?.title ?? null;
