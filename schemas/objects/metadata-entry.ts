import { TagIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requiredText } from "../validation/required-text.ts";

export const metadataEntry = defineType({
  name: "metadataEntry",
  title: "Other entry",
  type: "object",
  icon: TagIcon,
  fields: [
    defineField({
      name: "key",
      title: "Name",
      type: "string",
      description: "The name a search engine or a tool asked you to use, such as google-site-verification.",
      validation: requiredText("Give the entry a name."),
    }),
    defineField({
      name: "value",
      title: "Value",
      type: "string",
      description: "The value for this name. Can be empty.",
      initialValue: "",
    }),
  ],
  preview: { select: { title: "key", subtitle: "value" } },
});
