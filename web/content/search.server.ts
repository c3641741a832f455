import "server-only";
import {
  foundBookProjection,
  foundCourseProjection,
  foundLessonProjection,
  foundPostProjection,
  foundQuestionProjection,
  foundSignProjection,
} from "@shop/schemas/documents/search-result.groq.ts";
import { defineQuery } from "groq";
import type { SearchResult } from "./content-types.ts";
import { contentClient, draftClient } from "./content-client.server.ts";
import { ContentError } from "./content-error.ts";
import { toWordPatterns } from "./to-word-patterns.ts";
import type { View } from "./view.server.ts";

// The best twelve of each type, with matches in the title scored highest. One query each, because Sanity doesn't score
// subqueries.
export const foundCoursesQuery = defineQuery(
  `*[_type == "course" && defined(slug.current) && [title, subtitle, description, pt::text(overview)] match $words]
    | score(boost(title match $words, 4), boost(subtitle match $words, 2), description match $words)
    | order(_score desc, title asc)[0...12] ${foundCourseProjection}`,
);
export const foundSignsQuery = defineQuery(
  `*[_type == "sign" && defined(slug.current) && (gloss match $words || englishWords match $words)]
    | score(boost(gloss match $words, 4), englishWords match $words)
    | order(_score desc, gloss asc)[0...12] ${foundSignProjection}`,
);
export const foundLessonsQuery = defineQuery(
  `*[_type == "freeLesson" && defined(level) && defined(slug.current) && [title, summary, pt::text(body)] match $words]
    | score(boost(title match $words, 4), boost(summary match $words, 2), pt::text(body) match $words)
    | order(_score desc, title asc)[0...12] ${foundLessonProjection}`,
);
export const foundBooksQuery = defineQuery(
  `*[_type == "book" && defined(handle) && [title, subtitle, author, pt::text(description)] match $words]
    | score(boost(title match $words, 4), boost(author match $words, 4), boost(subtitle match $words, 2))
    | order(_score desc, title asc)[0...12] ${foundBookProjection}`,
);
export const foundPostsQuery = defineQuery(
  `*[_type == "blogPost" && defined(slug.current) && [title, excerpt, pt::text(body)] match $words]
    | score(boost(title match $words, 4), boost(excerpt match $words, 2), pt::text(body) match $words)
    | order(_score desc, title asc)[0...12] ${foundPostProjection}`,
);
export const foundQuestionsQuery = defineQuery(
  `*[_type == "faq" && defined(slug.current) && [question, pt::text(answer)] match $words]
    | score(boost(question match $words, 4), pt::text(answer) match $words)
    | order(_score desc, question asc)[0...12] ${foundQuestionProjection}`,
);

/**
 * Documents that contain every word of a text, by type, best first. Not cached, because searches rarely repeat. Throws
 * ContentError.
 */
export async function searchContent(text: string, view: View): Promise<SearchResult[]> {
  const words = toWordPatterns(text);
  if (words === "") return [];
  // A person is waiting, and can retry.
  const client = (view.perspective === "published" ? contentClient() : draftClient()).withConfig({
    maxRetries: 0,
  });
  const options = { perspective: view.perspective, stega: view.isEditable };
  try {
    const results = await Promise.all([
      client.fetch(foundCoursesQuery, { words }, options),
      client.fetch(foundSignsQuery, { words }, options),
      client.fetch(foundLessonsQuery, { words }, options),
      client.fetch(foundBooksQuery, { words }, options),
      client.fetch(foundPostsQuery, { words }, options),
      client.fetch(foundQuestionsQuery, { words }, options),
    ]);
    return results.flat();
  } catch (cause) {
    throw new ContentError(`Sanity search for ${JSON.stringify(text)}`, { cause });
  }
}
