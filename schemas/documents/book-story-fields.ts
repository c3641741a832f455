import { defineArrayMember, defineField } from "sanity";
import { fieldOf } from "../validation/field-values.ts";

/** What a book says of itself. */
export const bookStoryFields = [
  defineField({
    name: "title",
    title: "Title",
    type: "string",
    description: "As it stands on the cover.",
    group: "story",
    validation: (rule) => rule.required().error("Give the book a title."),
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
    description: "As it stands on the cover. Several are separated by commas.",
    group: "story",
  }),
  defineField({
    name: "description",
    title: "Description",
    type: "richText",
    description: "What the book is, for whom, and why we carry it. Our own workbooks may leave it empty.",
    group: "story",
  }),
  defineField({
    name: "images",
    title: "Pictures",
    type: "array",
    of: [defineArrayMember({ type: "bookImage" })],
    options: { layout: "grid" },
    description: "The cover and a few pages. Mark one as the first picture.",
    group: "story",
    validation: (rule) =>
      rule
        .custom<unknown[]>(
          (images = []) =>
            images.length === 0 ||
            images.filter((image) => fieldOf(image, "isFeatured") === true).length === 1 ||
            "refused",
        )
        .warning("Mark one picture as the first, and only one."),
  }),
  defineField({
    name: "audience",
    title: "Audience",
    type: "string",
    options: {
      list: [
        { title: "Adults", value: "adult" },
        { title: "Kids", value: "kids" },
      ],
      layout: "radio",
      direction: "horizontal",
    },
    description: "Decides the shelf it stands on. Leave empty for a book for everybody.",
    group: "story",
  }),
];
