import "server-only";
import {
  searchBookProjection,
  searchCourseProjection,
  searchLessonProjection,
  searchPageProjection,
  searchPostProjection,
  searchQuestionProjection,
  searchQuizProjection,
  searchSignProjection,
} from "@shop/schemas/documents/search-document.groq.ts";
import { defineQuery } from "groq";
import type { FindableDocument } from "./content-types.ts";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

// Bounds the index, which browsers load as a whole.
export const searchCoursesQuery = defineQuery(
  `*[_type == "course" && defined(slug.current) && defined(title)] | order(_id asc)[0...2000] ${searchCourseProjection}`,
);
export const searchPagesQuery = defineQuery(
  `*[_type in ["page", "legalPage", "pageMetadata"] && !(path in ["/search", "/cart"]) && defined(coalesce(title, meta.title))]
    | order(_id asc)[0...2000] ${searchPageProjection}`,
);
export const searchSignsQuery = defineQuery(
  `*[_type == "sign" && defined(slug.current) && defined(gloss)] | order(_id asc)[0...10000] ${searchSignProjection}`,
);
export const searchLessonsQuery = defineQuery(
  `*[_type == "freeLesson" && defined(level) && defined(slug.current) && defined(title)] | order(_id asc)[0...2000] ${searchLessonProjection}`,
);
export const searchBooksQuery = defineQuery(
  `*[_type == "book" && defined(handle) && defined(title)] | order(_id asc)[0...2000] ${searchBookProjection}`,
);
export const searchPostsQuery = defineQuery(
  `*[_type == "blogPost" && defined(slug.current) && defined(title)] | order(_id asc)[0...2000] ${searchPostProjection}`,
);
export const searchQuestionsQuery = defineQuery(
  `*[_type == "faq" && defined(slug.current) && defined(question)] | order(_id asc)[0...2000] ${searchQuestionProjection}`,
);
export const searchQuizzesQuery = defineQuery(
  `*[_type == "quiz" && defined(slug.current) && defined(title)] | order(_id asc)[0...2000] ${searchQuizProjection}`,
);
/** Groups of words that mean the same. */
export const searchSynonymsQuery = defineQuery(
  `*[_type == "siteSettings" && _id == "siteSettings"][0].searchSynonyms[].words`,
);

/** Everything that the search can find. Throws ContentError. */
export async function readFindableDocuments(view: View): Promise<FindableDocument[]> {
  const documents = await Promise.all([
    readContent({ query: searchCoursesQuery, view, types: ["course"] }),
    readContent({ query: searchPagesQuery, view, types: ["page", "legalPage", "pageMetadata"] }),
    readContent({ query: searchSignsQuery, view, types: ["sign"] }),
    readContent({ query: searchLessonsQuery, view, types: ["freeLesson", "sign"] }),
    readContent({ query: searchBooksQuery, view, types: ["book"] }),
    readContent({ query: searchPostsQuery, view, types: ["blogPost"] }),
    readContent({ query: searchQuestionsQuery, view, types: ["faq"] }),
    readContent({ query: searchQuizzesQuery, view, types: ["quiz"] }),
  ]);
  return documents.flat();
}

/** An editor's groups of words that mean the same. */
export const readSearchSynonyms = async (view: View): Promise<string[][]> =>
  (await readContent({ query: searchSynonymsQuery, view, types: ["siteSettings"] }))?.flatMap((words) =>
    words ? [words] : [],
  ) ?? [];
