import { defineArrayMember, defineField } from "sanity";
import { requireDifferentDocument } from "../validation/require-different-document.ts";
import { checkAgeRange, checkSameAges } from "../validation/age-ranges.ts";
import { requireTakeableCourses } from "../validation/require-takeable-courses.ts";
import { positiveInteger } from "../validation/positive-integer.ts";
import { titled } from "../objects/titled.ts";
import { parseAccessYears } from "../vocabulary/access-years.ts";
import { audiences } from "../vocabulary/audiences.ts";

/** A course's audience, length and prerequisites (requirements §3.42, §9.21). */
export const courseFactsFields = [
  defineField({
    name: "type",
    title: "Type",
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
    description: "A bundle lists the courses it contains and is sold as one product.",
    group: "facts",
    validation: (rule) => rule.required().error("Choose a course or a bundle."),
  }),
  defineField({
    name: "audience",
    title: "Audience",
    type: "string",
    options: {
      list: [...audiences],
      layout: "radio",
      direction: "horizontal",
    },
    initialValue: "adult",
    description: "Decides the course's color and the list that shows it.",
    group: "facts",
    validation: (rule) => rule.required().error("Choose who the course is for."),
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
    description: "The level learners start at.",
    group: "facts",
  }),
  defineField({
    name: "orderInSeries",
    title: "Position in the series",
    type: "number",
    description: "1 is first. Lists use this order.",
    group: "facts",
    validation: positiveInteger,
  }),
  defineField({
    name: "lessonCount",
    title: "Lessons",
    type: "number",
    description: "How many the course has altogether.",
    group: "facts",
    validation: positiveInteger,
  }),
  defineField({
    name: "stats",
    title: "At a glance",
    type: "object",
    description: "Entered as shoppers read it.",
    preview: titled("At a glance"),
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
      defineField({
        name: "access",
        title: "Access",
        type: "string",
        description: "How long learners can use the course once it's open, such as “1 year”.",
        validation: (rule) =>
          rule
            .custom((access) => !access || parseAccessYears(access) !== null || "refused")
            .error(
              "Write whole years, such as “1 year” or “2 years”. The learning site opens the course for that long.",
            ),
      }),
    ],
  }),
  defineField({
    name: "ageRange",
    title: "Ages in highlights",
    type: "ageRange",
    description: "Who the course is made for, as shown in the page's highlights.",
    group: "facts",
  }),
  defineField({
    name: "metaAgeRange",
    title: "Ages in search results",
    type: "ageRange",
    description: "The ages shown in search results. Leave empty if the description mentions none.",
    group: "facts",
    validation: (rule) => [
      rule.custom(checkAgeRange),
      rule.custom((range, { document }) => checkSameAges(document?.["ageRange"], range)).warning(),
    ],
  }),
  defineField({
    name: "prerequisites",
    title: "Prerequisites",
    type: "array",
    of: [
      defineArrayMember({
        type: "reference",
        to: [{ type: "course" }],
        validation: requireDifferentDocument("course"),
      }),
    ],
    description: "Courses a learner needs before this one, in order. Bundles have none.",
    group: "facts",
    validation: (rule) => [
      rule.unique().error("List each course once."),
      rule.custom(requireTakeableCourses),
    ],
  }),
];
