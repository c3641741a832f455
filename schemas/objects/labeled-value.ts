import { TagIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requiredText } from "../validation/required-text.ts";

export const labeledValue = defineType({
  name: "labelledValue",
  title: "Fact",
  type: "object",
  icon: TagIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: "label",
      title: "Label",
      type: "string",
      description: "What the fact is about, such as “Pages”.",
      validation: requiredText("Give the fact a label."),
    }),
    defineField({
      name: "value",
      title: "Value",
      type: "string",
      description: "As shoppers read it, such as “334”.",
      validation: requiredText("Give the fact a value."),
    }),
  ],
  preview: { select: { title: "label", subtitle: "value" } },
});
