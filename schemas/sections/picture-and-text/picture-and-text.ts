import { MasterDetailIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";

export const pictureAndText = defineType({
  name: "pictureAndText",
  title: "Picture and text",
  type: "object",
  icon: MasterDetailIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "Heads the text. Optional.",
    }),
    defineField({
      name: "body",
      title: "Text",
      type: "richText",
      description: "A few paragraphs.",
      validation: (rule) => rule.required().error("Write the text."),
    }),
    defineField({ name: "image", title: "Picture", type: "figure", description: "Stands beside the text." }),
    defineField({
      name: "side",
      title: "Side of the picture",
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
      description: "On a wide screen. On a phone the picture stands over the text.",
    }),
  ],
  preview: {
    select: { title: "title", media: "image" },
    prepare: ({ title, media }) => ({
      title: title ?? "Picture and text",
      subtitle: "Picture and text",
      media,
    }),
  },
});
