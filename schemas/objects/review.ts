import { CommentIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";

export const review = defineType({
  name: "review",
  title: "Review",
  type: "object",
  icon: CommentIcon,
  fields: [
    defineField({
      name: "author",
      title: "Who said it",
      type: "string",
      description: "A name, or what the person agreed to be called, such as “A parent in Ohio”.",
      validation: (rule) => rule.required().error("Say whose words these are."),
    }),
    defineField({
      name: "content",
      title: "Their words",
      type: "text",
      rows: 4,
      description: "As they wrote it. Shorten with …, never reword.",
      validation: (rule) => rule.required().error("Write what was said."),
    }),
  ],
  preview: { select: { title: "author", subtitle: "content" } },
});
