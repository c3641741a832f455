import { defineArrayMember, defineField } from "sanity";
import { requireDifferentDocument } from "../validation/require-different-document.ts";
import { pdfFile } from "../validation/pdf-file.ts";
import { requireSingleCourses } from "../validation/require-single-courses.ts";

/** What is inside a course. */
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
    description: "What the learner gets, in order.",
    group: "syllabus",
    hidden: ({ document }) => document?.["type"] !== "bundle",
    validation: (rule) => [
      rule.unique().error("Each course appears once."),
      rule.custom(requireSingleCourses),
    ],
  }),
  defineField({
    name: "topics",
    title: "Topics",
    type: "object",
    description: "What the lessons cover.",
    group: "syllabus",
    fields: [
      defineField({
        name: "list",
        title: "List",
        type: "array",
        of: [defineArrayMember({ type: "string" })],
        description: "One topic a line.",
      }),
      defineField({ name: "image", title: "Picture", type: "figure", description: "Beside the list." }),
      defineField({
        name: "video",
        title: "Video",
        type: "video",
        description: "Takes the place of the picture. Optional.",
      }),
    ],
  }),
  defineField({
    name: "whatYouWillLearn",
    title: "What you will learn",
    type: "array",
    of: [defineArrayMember({ type: "string" })],
    description: "Finish the sentence “After this course you can …”.",
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
    description: "The plan of the lessons as a PDF that visitors can keep.",
    group: "syllabus",
    validation: pdfFile,
  }),
  defineField({
    name: "reviews",
    title: "Reviews",
    type: "array",
    of: [defineArrayMember({ type: "review" })],
    description: "What learners of this course said, with their consent.",
    group: "syllabus",
  }),
  defineField({
    name: "courseFaq",
    title: "Questions and answers",
    type: "array",
    of: [defineArrayMember({ type: "questionAndAnswer" })],
    description: "What learners ask before they buy.",
    group: "syllabus",
  }),
];
