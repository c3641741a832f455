import { figureProjection } from "../objects/figure.groq.ts";

/** The fields that make up any document's path, whether it's sold, and whom it's for. */
const addressed = /* groq */ `_id, _type, level, handle, isShopifyProduct, audience, path, "slug": slug.current`;

/** The text of an article, and of the tables in it. */
const articleText = /* groq */ `coalesce(pt::text(body), "") + coalesce(" " + array::join(body[_type == "table"].rows[].cells[], " "), "")`;

// Documents as the search finds them: what they're called (`title`, `names`), what they're about (`topics`), a line, and their text.

export const searchCourseProjection = /* groq */ `{
  ${addressed}, title, "names": null, "topics": meta.keywords, "line": subtitle,
  "text": coalesce(description, "") + " " + coalesce(pt::text(overview), ""),
  "related": null, "hasVideo": defined(previewVideo), image ${figureProjection}
}`;
export const searchBookProjection = /* groq */ `{
  ${addressed}, title, "names": [author], "topics": meta.keywords, "line": coalesce(subtitle, author),
  "text": pt::text(description),
  "related": null, "hasVideo": false, "image": coalesce(images[isFeatured == true][0], images[0]) ${figureProjection}
}`;
export const searchLessonProjection = /* groq */ `{
  ${addressed}, title, "names": null, "topics": signs[]->gloss, "line": summary, "text": ${articleText},
  "related": null, "hasVideo": defined(video), image ${figureProjection}
}`;
export const searchPostProjection = /* groq */ `{
  ${addressed}, title, "names": null, "topics": tags, "line": excerpt, "text": ${articleText},
  "related": null, "hasVideo": false, "image": cover ${figureProjection}
}`;
export const searchQuestionProjection = /* groq */ `{
  ${addressed}, "title": question, "names": null, "topics": null, "line": null, "text": pt::text(answer),
  "related": null, "hasVideo": false, "image": null
}`;
export const searchQuizProjection = /* groq */ `{
  ${addressed}, title, "names": null, "topics": meta.keywords, "line": introduction, "text": null,
  "related": null, "hasVideo": false, image ${figureProjection}
}`;
export const searchSignProjection = /* groq */ `{
  ${addressed}, "title": gloss, "names": englishWords, "topics": [category], "line": null,
  "text": array::join(exampleSentences[].gloss, " "),
  "related": relatedSigns[]._ref, "hasVideo": defined(videos[0]), "image": videos[0].poster ${figureProjection}
}`;
/** Pages of sections, legal pages, and lists such as the books. Search engines' texts describe them. */
export const searchPageProjection = /* groq */ `{
  ${addressed}, "title": coalesce(title, meta.title), "names": [path], "topics": meta.keywords, "line": meta.description,
  "text": null, "related": null, "hasVideo": false, "image": null
}`;
