import { ImageIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";

export const figure = defineType({
  name: "figure",
  title: "Picture",
  type: "image",
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [
    defineField({
      name: "alt",
      title: "Description for people who do not see it",
      type: "string",
      description: "Say what the picture tells. Leave empty only if it is decoration.",
    }),
  ],
  preview: { select: { title: "alt", media: "asset" } },
});
