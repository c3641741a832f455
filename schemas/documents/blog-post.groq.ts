import { figureProjection } from "../objects/figure.groq.ts";
import { metadataProjection } from "../objects/metadata.groq.ts";
import { storyTextProjection } from "../objects/story-text.groq.ts";
import { authorProjection } from "./author.groq.ts";

/** A post as it stands in a list. */
export const blogPostCardProjection = /* groq */ `{
  _id, _type, title, excerpt, publishedAt, tags,
  "slug": slug.current,
  "author": author->name,
  cover ${figureProjection}
}`;

/** A post as its own page shows it. */
export const blogPostPageProjection = /* groq */ `{
  _id, _type, _updatedAt, title, excerpt, publishedAt, tags,
  "slug": slug.current,
  cover ${figureProjection},
  author-> ${authorProjection},
  body[] ${storyTextProjection},
  relatedPosts[]-> ${blogPostCardProjection},
  meta ${metadataProjection}
}`;

/** A post as a feed carries it: all its words, and when they were last changed. */
export const blogPostFeedProjection = /* groq */ `{
  _id, _type, _updatedAt, title, excerpt, publishedAt, tags,
  "slug": slug.current,
  "author": author->name,
  body[] ${storyTextProjection}
}`;
