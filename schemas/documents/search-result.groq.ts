/** The fields that make up any document's path, and whom it's for. */
const addressed = /* groq */ `_id, _type, level, handle, isShopifyProduct, audience, path, "slug": slug.current`;

/**
 * A search result: a document's title, a line about it, its path, and how many of the words of `$words` it has, in all (`matches`) and in
 * its title (`titleMatches`).
 */
export const foundCourseProjection = /* groq */ `{
  ${addressed}, title, "line": subtitle,
  "matches": count($words[[^.title, ^.subtitle, ^.description, pt::text(^.overview)] match @]),
  "titleMatches": count($words[^.title match @])
}`;
export const foundBookProjection = /* groq */ `{
  ${addressed}, title, "line": coalesce(subtitle, author),
  "matches": count($words[[^.title, ^.subtitle, ^.author, pt::text(^.description)] match @]),
  "titleMatches": count($words[[^.title, ^.author] match @])
}`;
export const foundLessonProjection = /* groq */ `{
  ${addressed}, title, "line": summary,
  "matches": count($words[[^.title, ^.summary, pt::text(^.body)] match @]),
  "titleMatches": count($words[^.title match @])
}`;
export const foundPostProjection = /* groq */ `{
  ${addressed}, title, "line": excerpt,
  "matches": count($words[[^.title, ^.excerpt, pt::text(^.body)] match @]),
  "titleMatches": count($words[^.title match @])
}`;
export const foundQuestionProjection = /* groq */ `{
  ${addressed}, "title": question, "line": pt::text(answer),
  "matches": count($words[[^.question, pt::text(^.answer)] match @]),
  "titleMatches": count($words[^.question match @])
}`;
export const foundSignProjection = /* groq */ `{
  ${addressed}, "title": gloss, "line": array::join(englishWords, ", "),
  "matches": count($words[^.gloss match @ || ^.englishWords match @]),
  "titleMatches": count($words[^.gloss match @])
}`;
/** Pages of sections, legal pages, and lists such as the books, whose title and line are their metadata's. */
export const foundPageProjection = /* groq */ `{
  ${addressed}, "title": coalesce(title, meta.title), "line": meta.description,
  "matches": count($words[[^.title, ^.path, ^.meta.title, ^.meta.description] match @]),
  "titleMatches": count($words[coalesce(^.title, ^.meta.title) match @])
}`;
