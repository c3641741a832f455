import { RocketIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { checkPeriod } from "../validation/period.ts";
import { promotionPlaces } from "../vocabulary/promotion-places.ts";

const idField = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: "string",
    description,
    group: "analytics",
    validation: (rule) => rule.required().error("Reports need it to tell promotions apart."),
  });

export const promotion = defineType({
  name: "promotion",
  title: "Promotion",
  type: "document",
  icon: RocketIcon,
  groups: [
    { name: "story", title: "What is shown", default: true },
    { name: "analytics", title: "How it is counted" },
  ],
  fields: [
    idField("promotionName", "Name", "As reports name it, such as “Summer at home”. Shoppers do not see it."),
    idField("promotionId", "Id", "Never changes, so that reports stay together, such as summer-2025."),
    idField("creativeSlot", "Creative", "Which text and picture of the promotion this is, such as banner-1."),
    defineField({
      name: "locationId",
      title: "Place on the site",
      type: "string",
      options: { list: promotionPlaces.map(({ title, value }) => ({ title, value })) },
      description:
        "Where it's shown. Of several that run in one place, shoppers see the one that began last.",
      group: "story",
      validation: (rule) => rule.required().error("Choose where it's shown. Reports need the place too."),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "string",
      description: "One sentence.",
      group: "story",
      validation: (rule) => rule.required().error("Write what shoppers read."),
    }),
    defineField({
      name: "image",
      title: "Picture",
      type: "figure",
      description: "Beside the text.",
      group: "story",
    }),
    defineField({
      name: "link",
      title: "Link",
      type: "namedLink",
      description: "Where the promotion leads.",
      group: "story",
    }),
    defineField({
      name: "startsAt",
      title: "Begins",
      type: "datetime",
      description: "Leave empty to begin when it is published.",
      group: "story",
    }),
    defineField({
      name: "endsAt",
      title: "Ends",
      type: "datetime",
      description: "Leave empty to go on until it is unpublished.",
      group: "story",
      validation: (rule) =>
        rule.custom((endsAt, { document }) => checkPeriod(document?.["startsAt"], endsAt)),
    }),
  ],
  preview: { select: { title: "promotionName", subtitle: "text", media: "image" } },
});
