import { ImageIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { descriptionFields } from "./figure.ts";

export const bookImage = defineType({
  name: "bookImage",
  title: "Book image",
  type: "image",
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [
    ...descriptionFields,
    defineField({
      name: "isFeatured",
      title: "Main image",
      type: "boolean",
      description:
        "Shown in lists and first on the book's page. Usually the cover; only one image can be the main one.",
      initialValue: false,
    }),
  ],
  preview: {
    select: { title: "alt", isFeatured: "isFeatured", media: "asset" },
    prepare: ({ title, isFeatured, media }) => ({
      title: title ?? "Picture",
      ...(isFeatured ? { subtitle: "Main image" } : {}),
      media,
    }),
  },
});
