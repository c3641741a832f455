import "server-only";
import {
  foundBookProjection,
  foundCourseProjection,
  foundLessonProjection,
  foundPageProjection,
  foundPostProjection,
  foundQuestionProjection,
  foundSignProjection,
} from "@shop/schemas/documents/search-result.groq.ts";
import { defineQuery } from "groq";
import type { SearchResult } from "./content-types.ts";
import { contentClient, draftClient } from "./content-client.server.ts";
import { ContentError } from "./content-error.ts";
import { toSearchParams } from "./to-search-params.ts";
import type { View } from "./view.server.ts";

/** Whether a text has any of the words. `match` with a list asks for all of them, and a count of matches can't use an index. */
const hasAny = (text: string) =>
  `(${text} match $word0 || ${text} match $word1 || ${text} match $word2 || ${text} match $word3 || ${text} match $word4)`;

// The best twelve of each type: those with the most words, then those with the most words in the title.
export const foundCoursesQuery = defineQuery(
  `*[_type == "course" && defined(slug.current) && ${hasAny("[title, subtitle, description, pt::text(overview)]")}]
    ${foundCourseProjection} | order(matches desc, titleMatches desc, title asc)[0...12]`,
);
export const foundPagesQuery = defineQuery(
  `*[_type in ["page", "legalPage", "pageMetadata"] && !(path in ["/search", "/cart"])
    && ${hasAny("[title, path, meta.title, meta.description]")}]
    ${foundPageProjection} | order(matches desc, titleMatches desc, title asc)[0...12]`,
);
export const foundSignsQuery = defineQuery(
  `*[_type == "sign" && defined(slug.current) && (${hasAny("gloss")} || ${hasAny("englishWords")})]
    ${foundSignProjection} | order(matches desc, titleMatches desc, title asc)[0...12]`,
);
export const foundLessonsQuery = defineQuery(
  `*[_type == "freeLesson" && defined(level) && defined(slug.current) && ${hasAny("[title, summary, pt::text(body)]")}]
    ${foundLessonProjection} | order(matches desc, titleMatches desc, title asc)[0...12]`,
);
export const foundBooksQuery = defineQuery(
  `*[_type == "book" && defined(handle) && ${hasAny("[title, subtitle, author, pt::text(description)]")}]
    ${foundBookProjection} | order(matches desc, titleMatches desc, title asc)[0...12]`,
);
export const foundPostsQuery = defineQuery(
  `*[_type == "blogPost" && defined(slug.current) && ${hasAny("[title, excerpt, pt::text(body)]")}]
    ${foundPostProjection} | order(matches desc, titleMatches desc, title asc)[0...12]`,
);
export const foundQuestionsQuery = defineQuery(
  `*[_type == "faq" && defined(slug.current) && ${hasAny("[question, pt::text(answer)]")}]
    ${foundQuestionProjection} | order(matches desc, titleMatches desc, title asc)[0...12]`,
);

/**
 * Documents that have any word of a text, by type, best first. Not cached, because searches rarely repeat. Throws ContentError.
 */
export async function searchContent(text: string, view: View): Promise<SearchResult[]> {
  const params = toSearchParams(text);
  if (!params) return [];
  // A person is waiting, and can retry.
  const client = (view.perspective === "published" ? contentClient() : draftClient()).withConfig({
    maxRetries: 0,
  });
  const options = { perspective: view.perspective, stega: view.isEditable };
  try {
    const results = await Promise.all([
      client.fetch(foundCoursesQuery, params, options),
      client.fetch(foundPagesQuery, params, options),
      client.fetch(foundSignsQuery, params, options),
      client.fetch(foundLessonsQuery, params, options),
      client.fetch(foundBooksQuery, params, options),
      client.fetch(foundPostsQuery, params, options),
      client.fetch(foundQuestionsQuery, params, options),
    ]);
    return results.flat();
  } catch (cause) {
    throw new ContentError(`Sanity search for ${JSON.stringify(text)}`, { cause });
  }
}
