import type { BlogPost } from "../../schemas/generated/sanity.types.ts";
import { authors } from "../../emulators/seed/content/blog/authors.ts";
import { blogPosts } from "../../emulators/seed/content/blog/posts.ts";
import { reference } from "../../emulators/seed/content/reference.ts";
import { richText } from "../../emulators/seed/content/rich-text.ts";
import type { Seed } from "../../emulators/seed/content/seed-document.ts";
import { pick, type Random } from "../../tests/support/seeded-random.ts";
import { qualities, things } from "./words.ts";

/** A post of realistic length with a real author and cover, one every other day from 2021 on. */
export function toInventedPost(index: number, random: Random): Seed<BlogPost> {
  const number = String(index + 1).padStart(3, "0");
  const subject = `${pick(qualities, random)} ${pick(things, random)}`;
  return {
    _id: `post-invented-${number}`,
    _type: "blogPost",
    title: `Invented post ${number}: the ${subject}`,
    slug: { _type: "slug", current: `invented-post-${number}` },
    excerpt: `A post without news, made to fill the blog. It is about a ${subject} and what may be signed about it.`,
    cover: pick(blogPosts, random).cover,
    author: reference(pick(authors, random)._id),
    publishedAt: new Date(Date.UTC(2021, 0, 1 + index * 2, 15)).toISOString(),
    tags: [pick(["Grammar", "Practice", "Families", "Deaf culture"], random), "Invented"],
    body: richText(...Array.from({ length: 6 }, () => toPart(random)).flat()),
  };
}

function toPart(random: Random): string[] {
  const paragraph = () => Array.from({ length: 6 }, () => toSentence(random)).join(" ");
  return [`## The ${pick(things, random)}`, paragraph(), paragraph()];
}

function toSentence(random: Random): string {
  const noun = () => `the ${pick(qualities, random)} ${pick(things, random)}`;
  return `${pick(openings, random)} ${noun()} ${pick(verbs, random)} ${noun()}.`;
}

const openings = ["On some days", "In this sentence", "As a rule", "Beside the door", "After a while"];
const verbs = ["stands next to", "moves past", "is placed before", "looks smaller than", "points at"];
