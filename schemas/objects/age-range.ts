import { UsersIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { checkAgeRange } from "../validation/age-ranges.ts";

export const ageRange = defineType({
  name: "ageRange",
  title: "Ages",
  type: "object",
  icon: UsersIcon,
  options: { columns: 2 },
  validation: (rule) => rule.custom(checkAgeRange),
  fields: [
    defineField({
      name: "from",
      title: "From",
      type: "number",
      description: "The youngest age, in years.",
      validation: (rule) => rule.integer().min(0).max(120).error("Enter an age in whole years."),
    }),
    defineField({
      name: "to",
      title: "To",
      type: "number",
      description: "The oldest age, in years.",
      validation: (rule) => rule.integer().min(0).max(120).error("Enter an age in whole years."),
    }),
  ],
  preview: {
    select: { from: "from", to: "to" },
    prepare: ({ from, to }) => ({ title: `Ages ${from ?? "?"} to ${to ?? "?"}` }),
  },
});
