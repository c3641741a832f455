import { BellIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { formatPeriod, periodFields } from "../objects/period-fields.ts";
import { linkAddress } from "../validation/link-address.ts";
import { requiredText } from "../validation/required-text.ts";
import { siteAreas } from "../vocabulary/site-areas.ts";
import { positionField } from "../objects/position-field.ts";

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
      description: "One short sentence for the bar at the top of the page.",
      validation: (rule) => [
        requiredText("Write the announcement.")(rule),
        rule.max(110).warning("With more than 110 characters, the bar needs three lines on a phone."),
      ],
    }),
    defineField({
      name: "url",
      title: "Link",
      type: "url",
      description: "Where the announcement links: one of our pages (/courses) or a full URL. Optional.",
      validation: linkAddress,
    }),
    positionField("order"),
    defineField({
      name: "pages",
      title: "Pages",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: { list: siteAreas.map(({ title, value }) => ({ title, value })), layout: "grid" },
      description: "Leave empty to show it on every page.",
      validation: (rule) => rule.unique(),
    }),
    ...periodFields,
  ],
  orderings: [{ name: "order", title: "Position", by: [{ field: "order", direction: "asc" }] }],
  preview: {
    select: { title: "text", url: "url", startsAt: "startsAt", endsAt: "endsAt" },
    prepare: ({ title, url, startsAt, endsAt }) => ({
      title,
      subtitle: [formatPeriod(startsAt, endsAt), url].filter(Boolean).join(" · "),
    }),
  },
});
