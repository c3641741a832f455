import { defineArrayMember, defineField } from "sanity";
import { requireDifferentDocument } from "../validation/require-different-document.ts";
import { pdfFile } from "../validation/pdf-file.ts";
import { requireSingleCourses } from "../validation/require-single-courses.ts";
import { titled } from "../objects/titled.ts";
import { listText } from "../objects/list-text.ts";

/** A course's contents. */
export const courseSyllabusFields = [
  defineField({
    name: "bundledCourses",
    title: "Courses in this bundle",
    type: "array",
    of: [
      defineArrayMember({
        type: "reference",
        to: [{ type: "course" }],
        validation: requireDifferentDocument("course"),
      }),
    ],
    description: "The courses it contains, in order.",
    group: "syllabus",
    hidden: ({ document }) => document?.["type"] !== "bundle",
    validation: (rule) => [rule.unique().error("List each course once."), rule.custom(requireSingleCourses)],
  }),
  defineField({
    name: "topics",
    title: "Topics",
    type: "object",
    description: "What the lessons cover.",
    preview: titled("Topics"),
    group: "syllabus",
    fields: [
      defineField({
        name: "list",
        title: "List",
        type: "array",
        of: [listText],
        description: "One topic per line.",
      }),
      defineField({ name: "image", title: "Image", type: "figure", description: "Shown beside the list." }),
      defineField({
        name: "video",
        title: "Video",
        type: "video",
        description: "Replaces the image. Optional.",
      }),
    ],
  }),
  defineField({
    name: "whatYouWillLearn",
    title: "What you will learn",
    type: "array",
    of: [listText],
    description: "Complete the sentence “After this course you can …”.",
    group: "syllabus",
  }),
  defineField({
    name: "features",
    title: "Features",
    type: "array",
    of: [defineArrayMember({ type: "feature" })],
    description: "How the course works: lessons, practice, workbook.",
    group: "syllabus",
  }),
  defineField({
    name: "syllabus",
    title: "Syllabus",
    type: "file",
    options: { accept: ".pdf,application/pdf" },
    description: "The lesson plan as a PDF for visitors to download.",
    group: "syllabus",
    validation: pdfFile,
  }),
  defineField({
    name: "reviews",
    title: "Reviews",
    type: "array",
    of: [defineArrayMember({ type: "review" })],
    description: "Quotations from learners of this course, with their consent.",
    group: "syllabus",
  }),
  defineField({
    name: "courseFaq",
    title: "Questions and answers",
    type: "array",
    of: [defineArrayMember({ type: "questionAndAnswer" })],
    description: "Questions from learners before they buy.",
    group: "syllabus",
  }),
];
