import { BellIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { linkAddress } from "../validation/link-address.ts";
import { fromOne } from "../validation/whole-number.ts";

export const announcement = defineType({
  name: "announcement",
  title: "Announcement",
  type: "document",
  icon: BellIcon,
  fields: [
    defineField({
      name: "text",
      title: "Text",
      type: "string",
      description: "One short sentence for the bar on top of every page.",
      validation: (rule) => [
        rule.required().error("Write the announcement."),
        rule.max(110).warning("Past 110 characters the bar needs three lines on a phone."),
      ],
    }),
    defineField({
      name: "url",
      title: "Link",
      type: "url",
      description:
        "Where the sentence leads: a page of ours (/courses) or a full address. Leave empty for none.",
      validation: linkAddress,
    }),
    defineField({
      name: "order",
      title: "Place",
      type: "number",
      description: "1 is shown first.",
      validation: fromOne,
    }),
  ],
  orderings: [{ name: "order", title: "Place", by: [{ field: "order", direction: "asc" }] }],
  preview: { select: { title: "text", subtitle: "url" } },
});
