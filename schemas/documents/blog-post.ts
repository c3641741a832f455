import { EditIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType, type InitialValueResolverContext } from "sanity";
import { formatListed } from "../objects/preview-values.ts";
import { publishedClient } from "../validation/clients.ts";
import { checkPostDate } from "../validation/post-date.ts";
import { requireDifferentDocument } from "../validation/require-different-document.ts";
import { slugAddress, slugOptions } from "../validation/slug.ts";
import { requiredText } from "../validation/required-text.ts";
import { shopTimeZone } from "../vocabulary/shop-time-zone.ts";
import { listText } from "../objects/list-text.ts";

export const blogPost = defineType({
  name: "blogPost",
  title: "Blog post",
  type: "document",
  icon: EditIcon,
  initialValue: createOwnPost,
  groups: [
    { name: "story", title: "Story", default: true },
    { name: "listing", title: "Listing and search" },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "What the reader will know afterward.",
      group: "story",
      validation: requiredText("Give the post a title."),
    }),
    defineField({
      name: "excerpt",
      title: "Summary",
      type: "text",
      rows: 3,
      description: "One or two sentences under the title, in lists, and where the post is shared.",
      group: "story",
      validation: (rule) => [
        requiredText("Summarize the post in a sentence or two.")(rule),
        rule.max(200).warning("Lists cut off a summary after about 200 characters."),
      ],
    }),
    defineField({
      name: "cover",
      title: "Cover",
      type: "figure",
      description: "Shown above the post and in lists. 1600 × 900 looks best.",
      group: "story",
    }),
    defineField({
      name: "body",
      title: "Text",
      type: "storyText",
      description: "The post, with images, videos, and tables.",
      group: "story",
      validation: (rule) => rule.required().error("Write the post."),
    }),
    defineField({
      name: "author",
      title: "Author",
      type: "reference",
      to: [{ type: "author" }],
      description: "Who wrote it. New posts start with the author who has your name.",
      group: "listing",
      validation: (rule) => rule.required().error("Choose the author."),
    }),
    defineField({
      name: "publishedAt",
      title: "Date",
      type: "datetime",
      // The site shows one day to everybody, so every editor sees that day, too.
      options: { displayTimeZone: shopTimeZone, allowTimeZoneSwitch: false },
      description: "The day in Eastern time is shown with the post. Lists show the newest first.",
      group: "listing",
      initialValue: () => new Date().toISOString(),
      validation: (rule) => [
        rule.required().error("Give the post a date."),
        rule.custom((date) => date === undefined || checkPostDate(date, new Date())).warning(),
      ],
    }),
    defineField({
      name: "slug",
      title: "Address",
      type: "slug",
      description: "The last part of the post's address: /blog/…",
      options: slugOptions("title"),
      group: "listing",
      validation: slugAddress("blogPost", "post"),
    }),
    defineField({
      name: "tags",
      title: "Subjects",
      type: "array",
      of: [listText],
      options: { layout: "tags" },
      description: "One to three words each, such as “Deaf culture”. Readers use them to find more posts.",
      group: "listing",
      validation: (rule) => rule.unique().error("List each subject once."),
    }),
    defineField({
      name: "relatedPosts",
      title: "Read next",
      type: "array",
      of: [
        defineArrayMember({
          type: "reference",
          to: [{ type: "blogPost" }],
          validation: requireDifferentDocument("post"),
        }),
      ],
      description: "Up to three posts that readers of this one will like.",
      group: "listing",
      validation: (rule) => [
        rule.unique().error("List each post once."),
        rule.max(3).error("Choose at most three posts."),
      ],
    }),
    defineField({
      name: "meta",
      title: "Search and sharing",
      type: "metadata",
      description: "Shown in search results and shared links. Empty fields use the post's own text.",
      group: "listing",
    }),
  ],
  orderings: [
    { name: "newest", title: "Newest first", by: [{ field: "publishedAt", direction: "desc" }] },
    { name: "title", title: "Title", by: [{ field: "title", direction: "asc" }] },
  ],
  preview: {
    select: { title: "title", author: "author.name", publishedAt: "publishedAt", media: "cover" },
    prepare: ({ title, author, publishedAt, media }) => ({
      title,
      subtitle: [author, formatListed(dayFormat, publishedAt)].filter(Boolean).join(" · "),
      media,
    }),
  },
});

/** The day that the post shows. */
const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: shopTimeZone });

/** A post by the author with the editor's name. */
async function createOwnPost(_params: unknown, { currentUser, getClient }: InitialValueResolverContext) {
  const id = await publishedClient(getClient).fetch<string | null>(
    '*[_type == "author" && name == $name][0]._id',
    { name: currentUser?.name ?? "" },
  );
  return id === null ? {} : { author: { _type: "reference", _ref: id } };
}
