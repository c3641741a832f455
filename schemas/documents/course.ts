import { PlayIcon } from "@sanity/icons";
import { defineType } from "sanity";
import { courseFactsFields } from "./course-facts-fields.ts";
import { courseShopFields } from "./course-shop-fields.ts";
import { courseStoryFields } from "./course-story-fields.ts";
import { courseSyllabusFields } from "./course-syllabus-fields.ts";

export const course = defineType({
  name: "course",
  title: "Course",
  type: "document",
  icon: PlayIcon,
  groups: [
    { name: "story", title: "Story", default: true },
    { name: "facts", title: "Facts" },
    { name: "syllabus", title: "Contents" },
    { name: "shop", title: "Shop and search" },
  ],
  fields: [...courseStoryFields, ...courseFactsFields, ...courseSyllabusFields, ...courseShopFields],
  orderings: [
    {
      name: "series",
      title: "Position in the series",
      by: [
        { field: "audience", direction: "asc" },
        { field: "orderInSeries", direction: "asc" },
      ],
    },
  ],
  preview: {
    select: { title: "title", subtitle: "subtitle", media: "image" },
  },
});
