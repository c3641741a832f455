import { LinkIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { linkAddress } from "../validation/link-address.ts";

export const namedLink = defineType({
  name: "namedLink",
  title: "Link",
  type: "object",
  icon: LinkIcon,
  fields: [
    defineField({
      name: "label",
      title: "Words",
      type: "string",
      description: "What the link says.",
      validation: (rule) => rule.required().error("Give the link its words."),
    }),
    defineField({
      name: "href",
      title: "Address",
      type: "url",
      description: "A page of ours (/courses) or a full address.",
      validation: (rule) => linkAddress(rule.required()),
    }),
  ],
  preview: { select: { title: "label", subtitle: "href" } },
});
