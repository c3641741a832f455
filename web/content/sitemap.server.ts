import "server-only";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import { publishedView } from "./view.server.ts";

export const sitemapQuery = defineQuery(
  `*[_type in ["page", "course", "book", "blogPost", "legalPage", "freeLesson", "faq", "sign"]] {
    _type, _updatedAt, path, level, handle, tags, category,
    "slug": slug.current,
    "canonical": meta.canonical
  }`,
);

/** Every published document that has an address of its own or stands on a page that gathers its kind. */
export const readSitemap = () =>
  readContent({
    query: sitemapQuery,
    view: publishedView,
    types: ["page", "course", "book", "blogPost", "legalPage", "freeLesson", "faq", "sign"],
  });
