import { StarIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";

export const hero = defineType({
  name: "hero",
  title: "Opening",
  type: "object",
  icon: StarIcon,
  fields: [
    defineField({
      name: "eyebrow",
      title: "Line above the title",
      type: "string",
      description: "A few words. Optional.",
    }),
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description:
        "The one sentence a visitor should remember. Where the opening comes first, it is the page's heading.",
      validation: (rule) => rule.required().error("Give the opening a title."),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "Two or three sentences.",
    }),
    defineField({ name: "image", title: "Picture", type: "figure", description: "Stands beside the title." }),
    defineField({
      name: "links",
      title: "Links",
      type: "array",
      of: [defineArrayMember({ type: "namedLink" })],
      description: "The first is the one call to action; the second is quiet.",
      validation: (rule) => rule.max(2).error("Two links are enough."),
    }),
  ],
  preview: { select: { title: "title", subtitle: "eyebrow", media: "image" } },
});
