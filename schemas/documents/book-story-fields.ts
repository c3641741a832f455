import { defineArrayMember, defineField } from "sanity";
import { fieldOf } from "../validation/field-values.ts";
import { requiredText } from "../validation/required-text.ts";
import { audiences } from "../vocabulary/audiences.ts";

/** A book's description and images. */
export const bookStoryFields = [
  defineField({
    name: "title",
    title: "Title",
    type: "string",
    description: "As on the cover.",
    group: "story",
    validation: requiredText("Give the book a title."),
  }),
  defineField({
    name: "subtitle",
    title: "Subtitle",
    type: "string",
    description: "The smaller line on the cover. Optional.",
    group: "story",
  }),
  defineField({
    name: "author",
    title: "Author",
    type: "string",
    description: "As on the cover. Separate several with commas.",
    group: "story",
  }),
  defineField({
    name: "description",
    title: "Description",
    type: "richText",
    description: "What the book is, who it's for, and why we carry it. Optional for our own workbooks.",
    group: "story",
  }),
  defineField({
    name: "images",
    title: "Images",
    type: "array",
    of: [defineArrayMember({ type: "bookImage" })],
    options: { layout: "grid" },
    description: "The cover and a few pages. Mark one as the main image.",
    group: "story",
    validation: (rule) =>
      rule
        .custom<unknown[]>(
          (images = []) =>
            images.length === 0 ||
            images.filter((image) => fieldOf(image, "isFeatured") === true).length === 1 ||
            "refused",
        )
        .warning("Mark exactly one image as the main image."),
  }),
  defineField({
    name: "audience",
    title: "Audience",
    type: "string",
    options: {
      list: [...audiences],
      layout: "radio",
      direction: "horizontal",
    },
    description: "Decides which list shows the book. Leave empty for everyone.",
    group: "story",
  }),
];
