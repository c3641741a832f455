import { defineArrayMember, defineField } from "sanity";

/** What a course says of itself. */
export const courseStoryFields = [
  defineField({
    name: "title",
    title: "Title",
    type: "string",
    description: "The name learners know it by, such as “Level 1A”. It heads the course page and its cover.",
    group: "story",
    validation: (rule) => rule.required().error("Give the course a title."),
  }),
  defineField({
    name: "subtitle",
    title: "Subtitle",
    type: "string",
    description: "A few words that follow the title, such as “Online ASL course for beginners”.",
    group: "story",
  }),
  defineField({
    name: "description",
    title: "Short description",
    type: "text",
    rows: 3,
    description: "One or two plain sentences, shown where the course is listed.",
    group: "story",
    validation: (rule) => rule.max(220).warning("Lists cut a description after about 220 characters."),
  }),
  defineField({
    name: "image",
    title: "Cover",
    type: "figure",
    description: "Shown in lists, in bundles and when the page is shared.",
    group: "story",
  }),
  defineField({
    name: "header",
    title: "Page header",
    type: "object",
    description: "The first screen of the course page.",
    group: "story",
    fields: [
      defineField({
        name: "description",
        title: "Introduction",
        type: "text",
        rows: 4,
        description: "Two or three sentences under the title: who it is for and what changes after it.",
      }),
      defineField({
        name: "highlights",
        title: "Highlights",
        type: "array",
        of: [defineArrayMember({ type: "string" })],
        description: "Three to five short facts, such as “Taught by a Deaf instructor”.",
        validation: (rule) => rule.unique().error("Each highlight appears once."),
      }),
      defineField({
        name: "image",
        title: "Header picture",
        type: "figure",
        description: "Beside the introduction. Leave empty to show the cover.",
      }),
    ],
  }),
  defineField({
    name: "previewVideo",
    title: "Preview video",
    type: "video",
    description: "A minute of the course, to watch before buying.",
    group: "story",
  }),
  defineField({
    name: "overview",
    title: "Overview",
    type: "richText",
    description: "The course in full, in your own words.",
    group: "story",
  }),
  defineField({
    name: "instructor",
    title: "Instructor",
    type: "reference",
    to: [{ type: "instructor" }],
    description: "Who teaches it. Their portrait and introduction appear on the page.",
    group: "story",
  }),
];
