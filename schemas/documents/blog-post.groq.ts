import { figureProjection } from "../objects/figure.groq.ts";
import { metadataProjection } from "../objects/metadata.groq.ts";
import { storyTextProjection } from "../objects/story-text.groq.ts";
import { authorProjection } from "./author.groq.ts";

/** A post in a list. */
export const blogPostCardProjection = /* groq */ `{
  _id, _type, title, excerpt, publishedAt, tags,
  "slug": slug.current,
  "author": author->name,
  cover ${figureProjection}
}`;

/** A post on its own page. */
export const blogPostPageProjection = /* groq */ `{
  _id, _type, _updatedAt, title, excerpt, publishedAt, tags,
  "slug": slug.current,
  cover ${figureProjection},
  author-> ${authorProjection},
  body[] ${storyTextProjection},
  relatedPosts[]-> ${blogPostCardProjection},
  meta ${metadataProjection}
}`;

/** A post in the feed, with its full text and last change. */
export const blogPostFeedProjection = /* groq */ `{
  _id, _type, _updatedAt, title, excerpt, publishedAt, tags,
  "slug": slug.current,
  "author": author->name,
  body[] ${storyTextProjection}
}`;
