import { CommentIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requiredText } from "../validation/required-text.ts";

/**
 * What a reviewer wrote about a page while they were viewing a preview. The dot in its ID, `previewComment.<id>`, hides it from readers
 * without a token. The site stores it, and the Studio resolves it; nobody edits it.
 */
export const previewComment = defineType({
  name: "previewComment",
  title: "Comment from a reviewer",
  type: "document",
  icon: CommentIcon,
  readOnly: true,
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "Who wrote it, as they call themselves.",
      validation: requiredText("Comments are written on a preview page."),
    }),
    defineField({
      name: "text",
      title: "Comment",
      type: "text",
      description: "What they wrote.",
      validation: requiredText("Comments are written on a preview page."),
    }),
    defineField({
      name: "path",
      title: "Page",
      type: "string",
      description: "The page they wrote it on.",
      validation: (rule) => rule.required().error("Comments are written on a preview page."),
    }),
    defineField({
      name: "quote",
      title: "About",
      type: "string",
      description: "The words on the page that it's about. Empty if it's about the whole page.",
    }),
    defineField({
      name: "link",
      title: "Preview link",
      type: "string",
      description: "The ID of the link they opened.",
    }),
    defineField({
      name: "createdAt",
      title: "Written",
      type: "datetime",
      description: "When it was sent.",
    }),
    defineField({
      name: "resolvedAt",
      title: "Resolved",
      type: "datetime",
      description: "When an editor resolved it.",
    }),
    defineField({
      name: "resolvedBy",
      title: "Resolved by",
      type: "string",
      description: "The editor who resolved it.",
    }),
  ],
  preview: { select: { title: "text", subtitle: "name" } },
});
