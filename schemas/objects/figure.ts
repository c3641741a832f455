import { ImageIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { checkDescription, readAltText } from "../validation/picture-description.ts";

/** An image's alternative text. */
export const descriptionFields = [
  defineField({
    name: "alt",
    title: "Alternative text",
    type: "string",
    description:
      "Describe the image for people who can't see it. If it adds no information, mark it as decorative. Leave it empty to use the image's alternative text in Media.",
    hidden: ({ parent }) => parent?.isDecoration === true,
    validation: (rule) =>
      rule.custom((alt, context) => checkDescription(alt, context.parent, () => readAltText(context))),
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
