import { UlistIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { lessonLevel } from "../../validation/lesson-level.ts";
import { requiredText } from "../../validation/required-text.ts";

export const lessonShelf = defineType({
  name: "lessonShelf",
  title: "List of free lessons",
  type: "object",
  icon: UlistIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "The list's heading.",
      validation: requiredText("Give the list a title."),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "One or two sentences. Optional.",
    }),
    defineField({
      name: "level",
      title: "Level",
      type: "string",
      description: "The lessons of this level, in order, such as asl-level-1.",
      initialValue: "asl-level-1",
      validation: lessonLevel,
    }),
  ],
  preview: {
    select: { title: "title", level: "level" },
    prepare: ({ title, level }) => ({ title, subtitle: `Free lessons · ${level ?? "no level yet"}` }),
  },
});
