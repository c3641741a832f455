import { LaunchIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { webAddress } from "../validation/link-address.ts";
import { requiredText } from "../validation/required-text.ts";

export const externalProduct = defineType({
  name: "externalProduct",
  title: "Product from another shop",
  type: "object",
  icon: LaunchIcon,
  fields: [
    defineField({
      name: "id",
      title: "ID",
      type: "string",
      description: "The product's ID in analytics reports, such as signing-naturally.",
    }),
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "The name used by its own shop.",
      validation: requiredText("Give the product a name."),
    }),
    defineField({
      name: "url",
      title: "URL",
      type: "url",
      description: "The product's page at the other shop. It opens in a new tab.",
      validation: (rule) => webAddress(rule.required()),
    }),
    defineField({
      name: "image",
      title: "Image",
      type: "figure",
      description: "The cover or the product.",
    }),
  ],
  preview: { select: { title: "name", subtitle: "url", media: "image" } },
});
