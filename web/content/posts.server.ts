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

/** A post by the end of its address, or null when there is none. */
export const readPost = (slug: string, view: View) =>
  readContent({ query: postQuery, params: { slug }, view, types });

/** Every post as it stands in a list, the newest first. */
export const readPostCards = (view: View) => readContent({ query: postCardsQuery, view, types });

/** The twenty newest published posts, whole. */
export const readFeedPosts = () => readContent({ query: feedPostsQuery, view: publishedView, types });
