import { SparklesIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requiredText } from "../validation/required-text.ts";

export const feature = defineType({
  name: "feature",
  title: "Feature",
  type: "object",
  icon: SparklesIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "A few words.",
      validation: requiredText("Give the feature a title."),
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 3,
      description: "One or two sentences.",
    }),
    defineField({
      name: "image",
      title: "Image",
      type: "figure",
      description: "Shown beside the text. Optional.",
    }),
    defineField({
      name: "video",
      title: "Video",
      type: "video",
      description: "Replaces the image. Optional.",
    }),
  ],
  preview: { select: { title: "title", subtitle: "description", media: "image" } },
});
