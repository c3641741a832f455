import { StarIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { requiredText } from "../../validation/required-text.ts";
import { heroGrounds } from "../../vocabulary/hero-grounds.ts";

export const hero = defineType({
  name: "hero",
  title: "Hero",
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
        "The one sentence a visitor should remember. In a page's first section, it's the page's heading.",
      validation: requiredText("Give the hero a title."),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "Two or three sentences.",
    }),
    defineField({
      name: "image",
      title: "Image",
      type: "figure",
      description: "Shown beside the title, up to the window's edge. Without one, the title takes its place.",
    }),
    defineField({
      name: "ground",
      title: "Background",
      type: "string",
      options: { list: [...heroGrounds], layout: "radio" },
      initialValue: "paper",
      description: "Choose the color that the image is drawn on, and the two become one picture.",
    }),
    defineField({
      name: "links",
      title: "Links",
      type: "array",
      of: [defineArrayMember({ type: "namedLink" })],
      description: "The first is the main call to action; the second is less prominent.",
      validation: (rule) => rule.max(2).error("Add at most two links."),
    }),
  ],
  preview: {
    select: { title: "title", eyebrow: "eyebrow", media: "image" },
    prepare: ({ title, eyebrow, media }) => ({ title, subtitle: eyebrow ?? "Hero", media }),
  },
});
