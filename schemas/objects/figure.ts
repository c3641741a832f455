import { ImageIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { checkDescription } from "../validation/picture-description.ts";

/** What a picture says to people who do not see it. */
export const descriptionFields = [
  defineField({
    name: "alt",
    title: "Description for people who do not see it",
    type: "string",
    description: "Say what the picture tells. A picture that tells nothing is decoration.",
    hidden: ({ parent }) => parent?.isDecoration === true,
    validation: (rule) => rule.custom((alt, { parent }) => checkDescription(alt, parent)),
  }),
  defineField({
    name: "isDecoration",
    title: "Only decoration",
    type: "boolean",
    description: "Screen readers pass over it. Say so only if nobody misses anything without it.",
  }),
];

export const figure = defineType({
  name: "figure",
  title: "Picture",
  type: "image",
  icon: ImageIcon,
  options: { hotspot: true },
  fields: descriptionFields,
  preview: { select: { title: "alt", media: "asset" } },
});
