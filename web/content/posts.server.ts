import "server-only";
import {
  blogPostCardProjection,
  blogPostFeedProjection,
  blogPostPageProjection,
} from "@shop/schemas/documents/blog-post.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import { publishedView, type View } from "./view.server.ts";

export const postQuery = defineQuery(
  `*[_type == "blogPost" && slug.current == $slug][0] ${blogPostPageProjection}`,
);
export const postCardsQuery = defineQuery(
  `*[_type == "blogPost" && defined(slug.current)] | order(publishedAt desc, title asc) ${blogPostCardProjection}`,
);
export const feedPostsQuery = defineQuery(
  `*[_type == "blogPost" && defined(slug.current) && defined(publishedAt)] | order(publishedAt desc)[0...20] ${blogPostFeedProjection}`,
);

const types = ["blogPost", "author"];
/** Full texts show the signs that are marked in them. */
const textTypes = [...types, "sign"];

/** A post by its slug, or null. */
export const readPost = (slug: string, view: View) =>
  readContent({ query: postQuery, params: { slug }, view, types: textTypes });

/** All posts as cards, newest first. */
export const readPostCards = (view: View) => readContent({ query: postCardsQuery, view, types });

/** The twenty newest published posts in full. */
export const readFeedPosts = () =>
  readContent({ query: feedPostsQuery, view: publishedView, types: textTypes });
