import { UserIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { slugAddress, slugOptions } from "../validation/slug.ts";
import { requiredText } from "../validation/required-text.ts";

export const instructor = defineType({
  name: "instructor",
  title: "Instructor",
  type: "document",
  icon: UserIcon,
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "Their full name as they use it.",
      validation: requiredText("Give the instructor a name."),
    }),
    defineField({
      name: "role",
      title: "Role",
      type: "string",
      description: "A few words, such as “Deaf instructor, adult courses”.",
    }),
    defineField({
      name: "images",
      title: "Portraits",
      type: "array",
      of: [defineArrayMember({ type: "figure" })],
      options: { layout: "grid" },
      description: "With hands and face in the frame. Pages show the first.",
      validation: (rule) =>
        rule.required().min(1).warning("Learners like to see their teacher. Add a portrait."),
    }),
    defineField({
      name: "shortBio",
      title: "Short introduction",
      type: "text",
      rows: 3,
      description: "One or two sentences, shown on course pages.",
    }),
    defineField({
      name: "about",
      title: "About",
      type: "richText",
      description: "Their full story, in a few paragraphs.",
    }),
    defineField({
      name: "slug",
      title: "Address",
      type: "slug",
      description: "The last part of the address of their own page: /instructors/…",
      options: slugOptions("name"),
      validation: slugAddress("instructor", "instructor"),
    }),
  ],
  preview: { select: { title: "name", subtitle: "role", media: "images.0" } },
});
