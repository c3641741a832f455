import { defineArrayMember, defineField } from "sanity";
import { requireDifferentDocument } from "../validation/require-different-document.ts";
import { checkAgeRange, checkSameAges } from "../validation/age-ranges.ts";
import { requireTakeableCourses } from "../validation/require-takeable-courses.ts";
import { fromOne } from "../validation/whole-number.ts";

/** What a course is: whom it is for, how long it takes, what comes before it (requirements §3.42, §9.21). */
export const courseFactsFields = [
  defineField({
    name: "type",
    title: "Kind",
    type: "string",
    options: {
      list: [
        { title: "Single course", value: "course" },
        { title: "Bundle of courses", value: "bundle" },
      ],
      layout: "radio",
      direction: "horizontal",
    },
    initialValue: "course",
    description: "A bundle lists the courses it contains and is sold as one.",
    group: "facts",
    validation: (rule) => rule.required().error("Say whether this is a course or a bundle."),
  }),
  defineField({
    name: "audience",
    title: "Audience",
    type: "string",
    options: {
      list: [
        { title: "Adults", value: "adult" },
        { title: "Kids", value: "kids" },
      ],
      layout: "radio",
      direction: "horizontal",
    },
    initialValue: "adult",
    description: "Decides the color of the course and the shelf it stands on.",
    group: "facts",
    validation: (rule) => rule.required().error("Say who the course is for."),
  }),
  defineField({
    name: "skillLevel",
    title: "Skill level",
    type: "string",
    options: {
      list: [
        { title: "Beginner", value: "beginner" },
        { title: "Intermediate", value: "intermediate" },
      ],
      layout: "radio",
      direction: "horizontal",
    },
    description: "The level a learner starts at.",
    group: "facts",
  }),
  defineField({
    name: "orderInSeries",
    title: "Place in the series",
    type: "number",
    description: "1 for the first. Lists are sorted by it.",
    group: "facts",
    validation: fromOne,
  }),
  defineField({
    name: "lessonCount",
    title: "Lessons",
    type: "number",
    description: "How many lessons the learner gets.",
    group: "facts",
    validation: fromOne,
  }),
  defineField({
    name: "stats",
    title: "At a glance",
    type: "object",
    description: "Written as they are to be read.",
    group: "facts",
    options: { columns: 2 },
    fields: [
      defineField({
        name: "duration",
        title: "Duration",
        type: "string",
        description: "Such as “About 5 weeks”.",
      }),
      defineField({
        name: "videoHours",
        title: "Video",
        type: "string",
        description: "Such as “2.5+ hours” or “60 videos”.",
      }),
      defineField({
        name: "ceuCount",
        title: "CEUs",
        type: "number",
        description: "Continuing education units. Leave empty if there are none.",
      }),
      defineField({ name: "access", title: "Access", type: "string", description: "Such as “1 year”." }),
    ],
  }),
  defineField({
    name: "ageRange",
    title: "Ages, as the highlights say",
    type: "ageRange",
    description: "Whom the course is made for, as the page's highlights tell it.",
    group: "facts",
  }),
  defineField({
    name: "metaAgeRange",
    title: "Ages, as the search text says",
    type: "ageRange",
    description: "The same as search results tell it. Leave empty if the search text names no ages.",
    group: "facts",
    validation: (rule) => [
      rule.custom(checkAgeRange),
      rule.custom((range, { document }) => checkSameAges(document?.["ageRange"], range)).warning(),
    ],
  }),
  defineField({
    name: "prerequisites",
    title: "Take these first",
    type: "array",
    of: [
      defineArrayMember({
        type: "reference",
        to: [{ type: "course" }],
        validation: requireDifferentDocument("course"),
      }),
    ],
    description: "Courses a learner needs before this one, in order. A bundle has none.",
    group: "facts",
    validation: (rule) => [
      rule.unique().error("Each course appears once."),
      rule.custom(requireTakeableCourses),
    ],
  }),
];
