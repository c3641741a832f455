import { ToggleArrowRightIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { textOf } from "../validation/field-values.ts";
import { findRepeated } from "../validation/repeated-values.ts";

export const featureList = defineType({
  name: "featureList",
  title: "Features of the site",
  type: "document",
  icon: ToggleArrowRightIcon,
  fields: [
    defineField({
      name: "features",
      title: "Features",
      type: "array",
      description: "Parts of the site that can be turned on and off. The site reads the list when it opens.",
      validation: (rule) =>
        rule.custom<unknown[]>((features = []) => {
          const [name] = findRepeated(features.map((feature) => textOf(feature, "name")));
          return name === undefined || `“${name}” stands here twice. Keep one.`;
        }),
      of: [
        defineArrayMember({
          name: "featureFlag",
          title: "Feature",
          type: "object",
          icon: ToggleArrowRightIcon,
          fields: [
            defineField({
              name: "name",
              title: "Name",
              type: "string",
              description:
                "The name the site knows it by, such as video-search. Ask a developer before you change it.",
              validation: (rule) => rule.required().error("Give the feature its name."),
            }),
            defineField({
              name: "isEnabled",
              title: "On",
              type: "boolean",
              description: "Off hides the feature from everybody.",
              initialValue: false,
            }),
            defineField({
              name: "note",
              title: "Note",
              type: "string",
              description: "What it does, for the next person who wonders.",
            }),
          ],
          preview: {
            select: { title: "name", isEnabled: "isEnabled" },
            prepare: ({ title, isEnabled }) => ({ title, subtitle: isEnabled ? "On" : "Off" }),
          },
        }),
      ],
    }),
  ],
  preview: { prepare: () => ({ title: "Features of the site" }) },
});
