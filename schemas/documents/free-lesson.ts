import { BookIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { lessonLevel, requireLevelPage } from "../validation/lesson-level.ts";
import { slugAddress, slugOptions } from "../validation/slug.ts";
import { positionField } from "../objects/position-field.ts";
import { requiredText } from "../validation/required-text.ts";
import { listText } from "../objects/list-text.ts";

export const freeLesson = defineType({
  name: "freeLesson",
  title: "Free lesson",
  type: "document",
  icon: BookIcon,
  groups: [
    { name: "lesson", title: "Lesson", default: true },
    { name: "practice", title: "Practice" },
    { name: "listing", title: "Listing and search" },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "What learners can do afterward, such as “Say your name”.",
      group: "lesson",
      validation: requiredText("Give the lesson a title."),
    }),
    defineField({
      name: "summary",
      title: "Summary",
      type: "text",
      rows: 3,
      description: "One or two sentences, shown in lists.",
      group: "lesson",
      validation: (rule) => [
        requiredText("Summarize the lesson in a sentence or two.")(rule),
        rule.max(200).warning("Lists cut off a summary after about 200 characters."),
      ],
    }),
    defineField({
      name: "image",
      title: "Image",
      type: "figure",
      description: "Shown in lists and in shared links.",
      group: "lesson",
    }),
    defineField({
      name: "video",
      title: "Video",
      type: "video",
      description: "Shown above the lesson. Optional.",
      group: "lesson",
    }),
    defineField({
      name: "body",
      title: "Text",
      type: "storyText",
      description: "The lesson: 250 to 400 words with headings, images, videos, and tables.",
      group: "lesson",
      validation: (rule) => rule.required().error("Write the lesson."),
    }),
    defineField({
      name: "signs",
      title: "Signs in this lesson",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "sign" }] })],
      description: "In teaching order. Each links to the dictionary.",
      group: "practice",
      validation: (rule) => rule.unique().error("List each sign once."),
    }),
    defineField({
      name: "practice",
      title: "Practice",
      type: "array",
      of: [listText],
      description: "Exercises, one per line: alone, with a mirror, with a friend.",
      group: "practice",
    }),
    defineField({
      name: "nextCourse",
      title: "Next course",
      type: "reference",
      to: [{ type: "course" }],
      description: "The course that starts where this lesson ends.",
      group: "practice",
    }),
    defineField({
      name: "level",
      title: "Level",
      type: "string",
      description: "The page that lists the lesson, as in its address: /free-lessons/asl-level-1.",
      initialValue: "asl-level-1",
      group: "listing",
      validation: (rule) => [...lessonLevel(rule), rule.custom(requireLevelPage).warning()],
    }),
    defineField({
      name: "slug",
      title: "Address",
      type: "slug",
      description: "The last part of the lesson's address: /free-lessons/asl-level-1/…",
      options: slugOptions("title"),
      group: "listing",
      validation: slugAddress("freeLesson", "lesson"),
    }),
    positionField("order"),
    defineField({
      name: "meta",
      title: "Search and sharing",
      type: "metadata",
      description: "Shown in search results and shared links. Empty fields use the lesson's own text.",
      group: "listing",
    }),
  ],
  orderings: [
    {
      name: "place",
      title: "Level and position",
      by: [
        { field: "level", direction: "asc" },
        { field: "order", direction: "asc" },
      ],
    },
  ],
  preview: {
    select: { title: "title", level: "level", order: "order", media: "image" },
    prepare: ({ title, level, order, media }) => ({
      title,
      subtitle: [level, order].filter(Boolean).join(" · "),
      media,
    }),
  },
});
