import { RocketIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { formatPeriod, periodFields } from "../objects/period-fields.ts";
import { requiredText } from "../validation/required-text.ts";
import { promotionPlaces } from "../vocabulary/promotion-places.ts";

/** What reports call the promotion. */
const reportField = (name: string, title: string, description: string, message: string) =>
  defineField({
    name,
    title,
    type: "string",
    description,
    group: "analytics",
    validation: requiredText(message),
  });

export const promotion = defineType({
  name: "promotion",
  title: "Promotion",
  type: "document",
  icon: RocketIcon,
  groups: [
    { name: "story", title: "Content", default: true },
    { name: "analytics", title: "Analytics" },
  ],
  fields: [
    {
      ...reportField(
        "promotionName",
        "Name",
        "The name in lists and reports, such as “Summer at home”. Shoppers don't see it.",
        "Name the promotion, such as “Summer at home”.",
      ),
      group: ["story", "analytics"],
    },
    reportField(
      "promotionId",
      "ID",
      "What reports know the promotion by, such as summer-2025. Don't change it later.",
      "Enter an ID for reports, such as summer-2025.",
    ),
    reportField(
      "creativeSlot",
      "Creative",
      "Which text and image of the promotion this is, such as banner-1. Reports compare them.",
      "Enter a name for this text and image, such as banner-1.",
    ),
    defineField({
      name: "locationId",
      title: "Position on the site",
      type: "string",
      options: { list: promotionPlaces.map(({ title, value }) => ({ title, value })) },
      description:
        "Where it's shown. If several are running in one position, shoppers see the one that started last.",
      group: "story",
      validation: (rule) => rule.required().error("Choose where it's shown. Reports need it too."),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "string",
      description: "One sentence.",
      group: "story",
      validation: requiredText("Write the text for shoppers."),
    }),
    defineField({
      name: "image",
      title: "Image",
      type: "figure",
      description: "Shown beside the text.",
      group: "story",
    }),
    defineField({
      name: "link",
      title: "Link",
      type: "namedLink",
      description: "Where shoppers go, and what the link says.",
      group: "story",
    }),
    ...periodFields.map((field) => ({ ...field, group: "story" })),
  ],
  preview: {
    select: {
      title: "promotionName",
      text: "text",
      startsAt: "startsAt",
      endsAt: "endsAt",
      media: "image",
    },
    prepare: ({ title, text, startsAt, endsAt, media }) => ({
      title,
      subtitle: [formatPeriod(startsAt, endsAt), text].filter(Boolean).join(" · "),
      media,
    }),
  },
});
