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
import type { SearchResult } from "#lib/content-types.ts";
import { contentClient, draftClient } from "./content-client.server.ts";
import { ContentError } from "./content-error.ts";
import { toWordPatterns } from "./to-word-patterns.ts";
import type { View } from "./view.server.ts";

// Twelve of each kind, the best first: what is in its name counts most.
export const searchQuery = defineQuery(`[
  ...*[_type == "course" && defined(slug.current)
    && [title, subtitle, description, pt::text(overview)] match $words]
    | score(boost(title match $words, 4), boost(subtitle match $words, 2), description match $words)
    | order(_score desc, title asc)[0...12] ${foundCourseProjection},
  ...*[_type == "sign" && defined(slug.current) && [gloss, ...englishWords[]] match $words]
    | score(boost(gloss match $words, 4), englishWords[] match $words)
    | order(_score desc, gloss asc)[0...12] ${foundSignProjection},
  ...*[_type == "freeLesson" && defined(level) && defined(slug.current)
    && [title, summary, pt::text(body)] match $words]
    | score(boost(title match $words, 4), boost(summary match $words, 2), pt::text(body) match $words)
    | order(_score desc, title asc)[0...12] ${foundLessonProjection},
  ...*[_type == "book" && defined(handle) && [title, subtitle, author, pt::text(description)] match $words]
    | score(boost(title match $words, 4), boost(author match $words, 4), boost(subtitle match $words, 2))
    | order(_score desc, title asc)[0...12] ${foundBookProjection},
  ...*[_type == "blogPost" && defined(slug.current) && [title, excerpt, pt::text(body)] match $words]
    | score(boost(title match $words, 4), boost(excerpt match $words, 2), pt::text(body) match $words)
    | order(_score desc, title asc)[0...12] ${foundPostProjection},
  ...*[_type == "faq" && defined(slug.current) && [question, pt::text(answer)] match $words]
    | score(boost(question match $words, 4), pt::text(answer) match $words)
    | order(_score desc, question asc)[0...12] ${foundQuestionProjection}
]`);

/**
 * What holds every word of a text, each kind with its best first. Not kept: everybody searches for something else. Throws
 * ContentError.
 */
export async function searchContent(text: string, view: View): Promise<SearchResult[]> {
  const words = toWordPatterns(text);
  if (words === "") return [];
  const client = view.perspective === "published" ? contentClient() : draftClient();
  try {
    return await client.fetch(
      searchQuery,
      { words },
      { perspective: view.perspective, stega: view.isEditable },
    );
  } catch (cause) {
    throw new ContentError(`Sanity search for ${JSON.stringify(text)}`, { cause });
  }
}
