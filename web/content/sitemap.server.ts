import "server-only";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import { publishedView } from "./view.server.ts";

export const sitemapQuery = defineQuery(
  `*[_type in ["page", "course", "book", "blogPost", "legalPage", "freeLesson", "faq", "sign", "quiz", "instructor"]] {
    _type, _updatedAt, path, level, handle, tags, category, partOfSpeech, handshapeFamily, locationArea, movementKind,
    "slug": slug.current,
    "canonical": meta.canonical
  }`,
);

/** All published documents that have a page of their own or are listed on one. */
export const readSitemap = () =>
  readContent({
    query: sitemapQuery,
    view: publishedView,
    types: [
      "page",
      "course",
      "book",
      "blogPost",
      "legalPage",
      "freeLesson",
      "faq",
      "sign",
      "quiz",
      "instructor",
    ],
  });
