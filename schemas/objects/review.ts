import { CommentIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requiredText } from "../validation/required-text.ts";

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
      validation: requiredText("Enter the person's name."),
    }),
    defineField({
      name: "content",
      title: "Quotation",
      type: "text",
      rows: 4,
      description: "In their own words. You can shorten with …, but don't reword.",
      validation: requiredText("Enter the quotation."),
    }),
    defineField({
      name: "rating",
      title: "Rating",
      type: "number",
      options: { list: [5, 4, 3, 2, 1], layout: "radio", direction: "horizontal" },
      description: "What the person gave, out of 5. Leave it empty if they gave none.",
      validation: (rule) => rule.integer().min(1).max(5).error("A rating is a whole number from 1 to 5."),
    }),
    defineField({
      name: "date",
      title: "Date",
      type: "date",
      description: "The day on which it was written.",
    }),
    defineField({
      name: "isSample",
      title: "Sample",
      type: "boolean",
      description:
        "On for a review that nobody wrote, such as one for a demonstration. The page says so, and search engines don't get it.",
      initialValue: false,
    }),
  ],
  preview: { select: { title: "author", subtitle: "content" } },
});
