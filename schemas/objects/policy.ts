import { CheckmarkCircleIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requiredText } from "../validation/required-text.ts";

export const policy = defineType({
  name: "policy",
  title: "Policy",
  type: "object",
  icon: CheckmarkCircleIcon,
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "Such as “Shipping” or “Returns”.",
      validation: requiredText("Give the policy a name."),
    }),
    defineField({
      name: "description",
      title: "Text",
      type: "text",
      rows: 3,
      description: "One or two plain sentences a buyer can rely on.",
      validation: requiredText("Describe the policy."),
    }),
  ],
  preview: { select: { title: "name", subtitle: "description" } },
});
