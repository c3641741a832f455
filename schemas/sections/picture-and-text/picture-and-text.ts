import { MasterDetailIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";

export const pictureAndText = defineType({
  name: "pictureAndText",
  title: "Image and text",
  type: "object",
  icon: MasterDetailIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "The text's heading. Optional.",
    }),
    defineField({
      name: "body",
      title: "Text",
      type: "richText",
      description: "A few paragraphs.",
      validation: (rule) => rule.required().error("Write the text."),
    }),
    defineField({ name: "image", title: "Image", type: "figure", description: "Shown beside the text." }),
    defineField({
      name: "side",
      title: "Image side",
      type: "string",
      options: {
        list: [
          { title: "Left", value: "left" },
          { title: "Right", value: "right" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      initialValue: "right",
      description: "On a wide screen. On a phone, the image is above the text.",
    }),
  ],
  preview: {
    select: { title: "title", media: "image" },
    prepare: ({ title, media }) => ({
      title: title ?? "Image and text",
      subtitle: "Image and text",
      media,
    }),
  },
});
