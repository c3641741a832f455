import { ToggleArrowRightIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { textOf } from "../validation/field-values.ts";
import { findRepeated } from "../validation/repeated-values.ts";
import { siteFeatures } from "../vocabulary/site-features.ts";

const titleOf = (name: unknown) => siteFeatures.find(({ value }) => value === name)?.title ?? String(name);

export const featureList = defineType({
  name: "featureList",
  title: "Site features",
  type: "document",
  icon: ToggleArrowRightIcon,
  fields: [
    defineField({
      name: "features",
      title: "Features",
      type: "array",
      description: "Parts of the site that can be turned off. Features not in the list are on.",
      validation: (rule) =>
        rule.custom<unknown[]>((features = []) => {
          const [name] = findRepeated(features.map((feature) => textOf(feature, "name")));
          return name === undefined || `“${titleOf(name)}” is listed twice. Keep one.`;
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
              title: "Feature",
              type: "string",
              options: { list: [...siteFeatures] },
              description: "What to switch on or off.",
              validation: (rule) => rule.required().error("Choose a feature."),
            }),
            defineField({
              name: "isEnabled",
              title: "On",
              type: "boolean",
              description: "Off hides the feature from everyone.",
              initialValue: true,
            }),
          ],
          preview: {
            select: { name: "name", isEnabled: "isEnabled" },
            prepare: ({ name, isEnabled }) => ({
              title: titleOf(name ?? "No feature yet"),
              subtitle: isEnabled === false ? "Off" : "On",
            }),
          },
        }),
      ],
    }),
  ],
  preview: { prepare: () => ({ title: "Site features" }) },
});
