import { keyed } from "#seed/content/keyed.ts";
import { reference } from "#seed/content/reference.ts";

/** A post's id and address are made of one slug, so that posts can name each other. */
export function postAddress(slug: string) {
  return { _id: postId(slug), _type: "blogPost", slug: { _type: "slug", current: slug } } as const;
}

export function relatedPosts(...slugs: string[]) {
  return keyed(
    "post",
    slugs.map((slug) => reference(postId(slug))),
  );
}

const postId = (slug: string) => `post-${slug}`;
