import { DocumentIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { sectionGroups } from "../sections/section-groups.ts";
import { toSectionPicture } from "../sections/section-pictures.ts";
import { sectionTypes } from "../sections/section-types.ts";
import { headerParts } from "../vocabulary/header-parts.ts";
import { isReservedPath } from "../validation/reserved-paths.ts";
import { requireRedirect } from "../validation/require-redirect.ts";
import { sitePath } from "../validation/site-path.ts";
import { requireUnique } from "../validation/require-unique.ts";
import { requiredText } from "../validation/required-text.ts";

export const page = defineType({
  name: "page",
  title: "Page",
  type: "document",
  icon: DocumentIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "Shown in this list and in the browser tab.",
      validation: requiredText("Give the page a title."),
    }),
    defineField({
      name: "path",
      title: "Address",
      type: "string",
      description: "The page's path: / for the home page, /courses for courses.",
      validation: (rule) => [
        sitePath(rule.required()),
        rule.custom(
          (path) =>
            path === undefined ||
            !isReservedPath(path) ||
            "The site already shows something else at this address. Choose another one.",
        ),
        rule.custom(requireUnique({ types: ["page"], field: "path", what: "this address" })),
        rule.custom(requireRedirect).warning(),
      ],
    }),
    defineField({
      name: "sections",
      title: "Sections",
      type: "array",
      of: sectionTypes.map((section) => defineArrayMember({ type: section.name })),
      options: {
        insertMenu: {
          groups: sectionGroups,
          views: [{ name: "grid", previewImageUrl: toSectionPicture }, { name: "list" }],
        },
      },
      description: "The page's parts from top to bottom. Drag to reorder.",
      validation: (rule) => rule.required().min(1).error("Add a section. Without one, the page is empty."),
    }),
    defineField({
      name: "hiddenInHeader",
      title: "Hide in the header",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: { list: headerParts.map(({ title, value }) => ({ title, value })), layout: "grid" },
      description:
        "For a landing page that leads to one thing. The shop's name and the currency always show.",
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: "meta",
      title: "Search and sharing",
      type: "metadata",
      description: "Shown in search results and shared links.",
    }),
  ],
  preview: { select: { title: "title", subtitle: "path" } },
});
