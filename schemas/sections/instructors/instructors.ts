import { UsersIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { requiredText } from "../../validation/required-text.ts";

export const instructors = defineType({
  name: "instructors",
  title: "Instructors",
  type: "object",
  icon: UsersIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "The section's heading.",
      validation: requiredText("Give the section a title."),
    }),
    defineField({
      name: "people",
      title: "People",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "instructor" }] })],
      description: "In display order.",
      validation: (rule) => rule.unique().error("List each person once."),
    }),
  ],
  preview: { select: { title: "title" }, prepare: ({ title }) => ({ title, subtitle: "Instructors" }) },
});
