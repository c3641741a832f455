import { stegaClean } from "@sanity/client/stega";
import { signCategories } from "@shop/schemas/vocabulary/sign-words.ts";
import type { SignLine } from "#content/content-types.ts";

/** Signs about one subject. */
export interface Category {
  title: string;
  /** The last segment of its path. */
  slug: string;
  /** In the given order. */
  signs: readonly SignLine[];
}

/** Categories that have signs, in the vocabulary's order. */
export function listCategories(signs: readonly SignLine[]): Category[] {
  const bySlug = Map.groupBy(signs, ({ category }) => stegaClean(category));
  return signCategories.flatMap(({ title, value }) => {
    const members = bySlug.get(value);
    return members ? [{ title, slug: value, signs: members }] : [];
  });
}

export const categoryPath = (slug: string) => `/asl/dictionary/categories/${slug}`;

/** A category's name; null when it's unknown. */
export const toCategoryTitle = (slug: string | null) =>
  signCategories.find(({ value }) => value === stegaClean(slug))?.title ?? null;
