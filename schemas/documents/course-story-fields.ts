import { defineField } from "sanity";
import { titled } from "../objects/titled.ts";
import { requiredText } from "../validation/required-text.ts";
import { listText } from "../objects/list-text.ts";

/** A course's description and media. */
export const courseStoryFields = [
  defineField({
    name: "title",
    title: "Title",
    type: "string",
    description: "The name learners know it by, such as “Level 1A”. Shown on the course page and its cover.",
    group: "story",
    validation: requiredText("Give the course a title."),
  }),
  defineField({
    name: "subtitle",
    title: "Subtitle",
    type: "string",
    description: "A few words after the title, such as “Online ASL course for beginners”.",
    group: "story",
  }),
  defineField({
    name: "description",
    title: "Short description",
    type: "text",
    rows: 3,
    description: "One or two plain sentences, shown in lists.",
    group: "story",
    validation: (rule) => rule.max(220).warning("Lists cut off a description after about 220 characters."),
  }),
  defineField({
    name: "image",
    title: "Cover",
    type: "figure",
    description: "Shown in lists, in bundles, and in shared links.",
    group: "story",
  }),
  defineField({
    name: "header",
    title: "Page header",
    type: "object",
    description: "The top of the course page.",
    preview: titled("Page header"),
    group: "story",
    fields: [
      defineField({
        name: "description",
        title: "Introduction",
        type: "text",
        rows: 4,
        description: "Two or three sentences below the title: who it's for, and what they can do afterward.",
      }),
      defineField({
        name: "highlights",
        title: "Highlights",
        type: "array",
        of: [listText],
        description: "Three to five short facts, such as “Taught by a Deaf instructor”.",
        validation: (rule) => rule.unique().error("List each highlight once."),
      }),
      defineField({
        name: "image",
        title: "Header image",
        type: "figure",
        description:
          "Shown beside the introduction, or across the page below it if there's a preview video. Leave empty to show the cover.",
      }),
    ],
  }),
  defineField({
    name: "previewVideo",
    title: "Preview video",
    type: "video",
    description: "One minute of the course, to watch before buying.",
    group: "story",
  }),
  defineField({
    name: "trialLesson",
    title: "Free lesson to try",
    type: "reference",
    to: [{ type: "freeLesson" }],
    description: "Linked beside the price, so that learners can try before they buy. Optional.",
    group: "story",
  }),
  defineField({
    name: "overview",
    title: "Overview",
    type: "richText",
    description: "A full description of the course.",
    group: "story",
  }),
  defineField({
    name: "instructor",
    title: "Instructor",
    type: "reference",
    to: [{ type: "instructor" }],
    description: "Their portrait and introduction appear on the page.",
    group: "story",
  }),
];
