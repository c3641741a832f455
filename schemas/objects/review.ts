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
      title: "Name",
      type: "string",
      description: "A name, or what the person agreed to, such as “A parent in Ohio”.",
      validation: (rule) => rule.required().error("Enter the person's name."),
    }),
    defineField({
      name: "content",
      title: "Quotation",
      type: "text",
      rows: 4,
      description: "In their own words. You can shorten with …, but don't reword.",
      validation: (rule) => rule.required().error("Enter the quotation."),
    }),
  ],
  preview: { select: { title: "author", subtitle: "content" } },
});
