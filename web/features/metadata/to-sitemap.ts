import type { SitemapQueryResult } from "@shop/schemas/generated/sanity.types.ts";
import { documentPath } from "@shop/schemas/paths.ts";
import { listTags, postsTagged, tagPath } from "#features/blog/tag.ts";
import { facetNames, facets, termPath, toTermTitle } from "#features/dictionary/facets/facets.ts";

type SitemapDocument = SitemapQueryResult[number];

interface SitemapEntry {
  path: string;
  /** ISO 8601; missing when unknown. */
  lastModified?: string;
}

/** Routes that list all documents of a type and change with the newest. */
const listings = {
  "/books": "book",
  "/blog": "blogPost",
  "/frequently-asked-questions": "faq",
  "/asl/dictionary": "sign",
  "/quizzes": "quiz",
} as const satisfies Record<string, SitemapDocument["_type"]>;

/** Every page that search engines should index, once, under its canonical URL, with its last content change. */
export function toSitemap(documents: readonly SitemapDocument[]): SitemapEntry[] {
  const entries = [
    ...documents.flatMap(toOwnPage),
    ...Object.entries(listings).map(([path, type]) =>
      toEntry(
        path,
        documents.filter(({ _type }) => _type === type),
      ),
    ),
    ...toTagPages(documents),
    ...toFacetPages(documents),
  ];
  return [...new Map(entries.toReversed().map((entry) => [entry.path, entry])).values()].toSorted((a, b) =>
    a.path.localeCompare(b.path, "en"),
  );
}

/** Empty when the document is shown on another page or has another canonical URL. */
function toOwnPage(document: SitemapDocument): SitemapEntry[] {
  const path = documentPath(document);
  if (path === null || path.includes("#")) return [];
  const isMain = document.canonical === null || document.canonical === path;
  return isMain ? [toEntry(path, [document])] : [];
}

function toTagPages(documents: readonly SitemapDocument[]): SitemapEntry[] {
  const posts = documents.filter(({ _type }) => _type === "blogPost");
  return listTags(posts).flatMap(({ name, slug }) => {
    const path = tagPath(name);
    return path === null ? [] : [toEntry(path, postsTagged(posts, slug))];
  });
}

/** The dictionary's pages by handshape, category, and so on, where there are signs. */
function toFacetPages(documents: readonly SitemapDocument[]): SitemapEntry[] {
  const signs = documents.filter(({ _type, slug }) => _type === "sign" && slug);
  return facetNames.flatMap((name) => {
    const byValue = Map.groupBy(signs, (sign) => sign[facets[name].field]);
    return [...byValue].flatMap(([value, members]) =>
      toTermTitle(name, value) && value ? [toEntry(termPath(name, value), members)] : [],
    );
  });
}

function toEntry(path: string, documents: readonly SitemapDocument[]): SitemapEntry {
  const lastModified = documents
    .map(({ _updatedAt }) => _updatedAt)
    .toSorted()
    .at(-1);
  return lastModified === undefined ? { path } : { path, lastModified };
}
