import { LinkIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { linkAddress } from "../validation/link-address.ts";
import { requiredText } from "../validation/required-text.ts";

export const namedLink = defineType({
  name: "namedLink",
  title: "Link",
  type: "object",
  icon: LinkIcon,
  fields: [
    defineField({
      name: "label",
      title: "Text",
      type: "string",
      description: "What the link says, such as “See all courses”.",
      validation: requiredText("Enter the link's text."),
    }),
    defineField({
      name: "href",
      title: "Address",
      type: "url",
      description: "One of our pages (/courses) or a full URL.",
      validation: (rule) => linkAddress(rule.required()),
    }),
  ],
  preview: { select: { title: "label", subtitle: "href" } },
});
