import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import type { Author, Post } from "#content/content-types.ts";
import { toAbsoluteUrl, toPictureAddress } from "./absolute-url.server.ts";
import { type JsonLdNode, toJsonLdNode } from "./json-ld-node.ts";
import { toPublisher, type OrganizationInput } from "./to-organization.server.ts";

/** The post fields used here. */
export type BlogPostingInput = Pick<
  Post,
  "_type" | "slug" | "title" | "excerpt" | "cover" | "publishedAt" | "_updatedAt" | "tags"
> & { author: Pick<Author, "name" | "role" | "image"> | null };

/** A blog post; null without a title or slug. */
export function toBlogPosting(post: BlogPostingInput, settings: OrganizationInput | null): JsonLdNode | null {
  const path = documentPath(post);
  if (!post.title || path === null) return null;
  const { author } = post;
  return toJsonLdNode("BlogPosting", {
    "@id": toAbsoluteUrl(`${path}#post`),
    headline: post.title,
    description: post.excerpt,
    url: toAbsoluteUrl(path),
    mainEntityOfPage: toAbsoluteUrl(path),
    image: toPictureAddress(post.cover),
    datePublished: post.publishedAt,
    dateModified: post._updatedAt,
    author: author?.name
      ? toJsonLdNode("Person", {
          name: author.name,
          jobTitle: author.role,
          image: toPictureAddress(author.image),
        })
      : null,
    publisher: toPublisher(settings),
    keywords: post.tags,
    inLanguage: "en",
  });
}
