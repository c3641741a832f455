import { ImageIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { checkDescription } from "../validation/picture-description.ts";

/** An image's alternative text. */
export const descriptionFields = [
  defineField({
    name: "alt",
    title: "Alternative text",
    type: "string",
    description:
      "Describe the image for people who can't see it. If it adds no information, mark it as decorative.",
    hidden: ({ parent }) => parent?.isDecoration === true,
    validation: (rule) => rule.custom((alt, { parent }) => checkDescription(alt, parent)),
  }),
  defineField({
    name: "isDecoration",
    title: "Decorative",
    type: "boolean",
    description: "Screen readers skip it. Only if it adds no information.",
  }),
];

export const figure = defineType({
  name: "figure",
  title: "Image",
  type: "image",
  icon: ImageIcon,
  options: { hotspot: true },
  fields: descriptionFields,
  preview: { select: { title: "alt", media: "asset" } },
});
