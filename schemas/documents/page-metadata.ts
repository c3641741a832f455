import { SearchIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { sitePath } from "../validation/site-path.ts";
import { isTheOnlyOne } from "../validation/unique.ts";

export const pageMetadata = defineType({
  name: "pageMetadata",
  title: "Search text of a route",
  type: "document",
  icon: SearchIcon,
  fields: [
    defineField({
      name: "path",
      title: "Address",
      type: "string",
      description:
        "A part of the site that is not a page of its own here, such as /cart or /books. Pages, courses and books have their search text with them.",
      validation: (rule) => [
        sitePath(rule.required()),
        rule.custom(isTheOnlyOne({ types: ["pageMetadata", "page"], field: "path", what: "this address" })),
      ],
    }),
    defineField({
      name: "meta",
      title: "Search and sharing",
      type: "metadata",
      description: "What search engines and shared links show.",
      options: { collapsible: false },
    }),
  ],
  preview: { select: { title: "path", subtitle: "meta.title", media: "meta.image" } },
});
