import { SearchIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { pathOrSecureAddress } from "../validation/link-address.ts";
import { textOf } from "../validation/field-values.ts";
import { findRepeated } from "../validation/repeated-values.ts";

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
      description: "In the browser's tab and in search results.",
      validation: (rule) => rule.max(60).warning("Search results cut a title after about 60 characters."),
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 3,
      description: "One or two sentences under the title in search results.",
      validation: (rule) =>
        rule.max(160).warning("Search results cut a description after about 160 characters."),
    }),
    defineField({
      name: "keywords",
      title: "Keywords",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: { layout: "tags" },
      description: "Words people search for.",
      validation: (rule) => rule.unique().error("Each keyword appears once."),
    }),
    defineField({
      name: "image",
      title: "Share picture",
      type: "figure",
      description: "1200 × 630 looks best. Leave empty to use the page's own picture.",
    }),
    defineField({
      name: "shareTitle",
      title: "Share title",
      type: "string",
      description: "The headline of a shared link. Leave empty to use the title above.",
      validation: (rule) => rule.max(70).warning("Shared links cut a headline after about 70 characters."),
    }),
    defineField({
      name: "canonical",
      title: "Main address",
      type: "url",
      description:
        "Only if the same text stands at another address too: the one search engines should show, such as /courses.",
      validation: pathOrSecureAddress,
      // One address for the whole site would take every page out of search results.
      hidden: ({ document }) => document?._type === "siteSettings",
    }),
    defineField({
      name: "entries",
      title: "Other entries",
      type: "array",
      of: [defineArrayMember({ type: "metadataEntry" })],
      description: "Names and values that a search engine or a tool asked for. Most pages need none.",
      validation: (rule) =>
        rule.custom<unknown[]>((entries = []) => {
          const [name] = findRepeated(entries.map((entry) => textOf(entry, "key")));
          return name === undefined || `“${name}” stands here twice. Only one of them would count.`;
        }),
    }),
  ],
  preview: { select: { title: "title", subtitle: "description", media: "image" } },
});
