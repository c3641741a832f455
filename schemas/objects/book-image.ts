import { ImageIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { descriptionFields } from "./figure.ts";

export const bookImage = defineType({
  name: "bookImage",
  title: "Picture of the book",
  type: "image",
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [
    ...descriptionFields,
    defineField({
      name: "isFeatured",
      title: "The first picture",
      type: "boolean",
      description: "Shown in lists and first on the book's page. One picture has it: usually the cover.",
      initialValue: false,
    }),
  ],
  preview: {
    select: { title: "alt", isFeatured: "isFeatured", media: "asset" },
    prepare: ({ title, isFeatured, media }) => ({
      title: title ?? "Picture",
      ...(isFeatured ? { subtitle: "The first picture" } : {}),
      media,
    }),
  },
});
