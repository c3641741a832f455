import { SearchIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { metadataLimits } from "../vocabulary/metadata-limits.ts";
import { pathOrSecureAddress } from "../validation/link-address.ts";
import { textOf } from "../validation/field-values.ts";
import { findRepeated } from "../validation/repeated-values.ts";
import { listText } from "./list-text.ts";

export const metadata = defineType({
  name: "metadata",
  title: "Search and sharing",
  type: "object",
  icon: SearchIcon,
  options: { collapsible: true },
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "Shown in the browser tab and in search results.",
      validation: (rule) =>
        rule
          .max(metadataLimits.title)
          .warning(`Search results cut off a title after about ${metadataLimits.title} characters.`),
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 3,
      description: "One or two sentences below the title in search results.",
      validation: (rule) =>
        rule
          .max(metadataLimits.description)
          .warning(
            `Search results cut off a description after about ${metadataLimits.description} characters.`,
          ),
    }),
    defineField({
      name: "keywords",
      title: "Keywords",
      type: "array",
      of: [listText],
      options: { layout: "tags" },
      description: "Words people search for.",
      validation: (rule) => rule.unique().error("List each keyword once."),
    }),
    defineField({
      name: "image",
      title: "Share image",
      type: "figure",
      description: "1200 × 630 looks best. Leave empty to use the page's own image.",
    }),
    defineField({
      name: "shareTitle",
      title: "Share title",
      type: "string",
      description: "The title of a shared link. Leave empty to use the title above.",
      validation: (rule) =>
        rule
          .max(metadataLimits.shareTitle)
          .warning(`Shared links cut off a title after about ${metadataLimits.shareTitle} characters.`),
    }),
    defineField({
      name: "canonical",
      title: "Canonical URL",
      type: "url",
      description:
        "Only if the same content has another address too: the one search engines should show, such as /courses.",
      validation: pathOrSecureAddress,
      // A single canonical URL for the whole site would remove every other page from search results.
      hidden: ({ document }) => document?._type === "siteSettings",
    }),
    defineField({
      name: "entries",
      title: "Other entries",
      type: "array",
      of: [defineArrayMember({ type: "metadataEntry" })],
      description: "Names and values required by a search engine or a tool. Most pages need none.",
      validation: (rule) =>
        rule.custom<unknown[]>((entries = []) => {
          const [name] = findRepeated(entries.map((entry) => textOf(entry, "key")));
          return name === undefined || `“${name}” is listed twice. Keep one.`;
        }),
    }),
  ],
  preview: { select: { title: "title", subtitle: "description", media: "image" } },
});
