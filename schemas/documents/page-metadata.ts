import { SearchIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { sitePath } from "../validation/site-path.ts";
import { requireUnique } from "../validation/require-unique.ts";

export const pageMetadata = defineType({
  name: "pageMetadata",
  title: "Page metadata",
  type: "document",
  icon: SearchIcon,
  fields: [
    defineField({
      name: "path",
      title: "Address",
      type: "string",
      description:
        "A page of the site that isn't a document, such as /cart or /books. Pages, courses, and books have their own metadata.",
      validation: (rule) => [
        sitePath(rule.required()),
        rule.custom(requireUnique({ types: ["pageMetadata", "page"], field: "path", what: "this address" })),
      ],
    }),
    defineField({
      name: "meta",
      title: "Search and sharing",
      type: "metadata",
      description: "Shown in search results and shared links.",
      options: { collapsible: false },
    }),
  ],
  preview: { select: { title: "path", subtitle: "meta.title", media: "meta.image" } },
});
