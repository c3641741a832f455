import { BasketIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { linkAddress } from "../validation/link-address.ts";
import { listOf, textOf } from "../validation/field-values.ts";
import { positionField } from "../objects/position-field.ts";
import { requiredText } from "../validation/required-text.ts";

export const crossSellAnnouncement = defineType({
  name: "crossSellAnnouncement",
  title: "Cross-sell announcement",
  type: "document",
  icon: BasketIcon,
  fields: [
    defineField({
      name: "text",
      title: "Text",
      type: "string",
      description: "One sentence about why the offer goes with the cart.",
      validation: (rule) => [
        requiredText("Write the announcement.")(rule),
        rule.max(110).warning("With more than 110 characters, it needs three lines on a phone."),
      ],
    }),
    defineField({
      name: "url",
      title: "Link",
      type: "url",
      description: "Leave empty to link to the product's page.",
      validation: linkAddress,
    }),
    defineField({
      name: "image",
      title: "Image",
      type: "figure",
      description: "Shown beside the text. Leave empty to show the product's image.",
    }),
    defineField({
      name: "shownWith",
      title: "Shown to buyers of",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "course" }, { type: "book" }] })],
      description: "Shown to shoppers with one of these in their cart.",
      validation: (rule) => [
        rule.required().min(1).error("Choose at least one course or book."),
        rule.unique().error("List each course or book once."),
      ],
    }),
    defineField({
      name: "offers",
      title: "Offers",
      type: "reference",
      to: [{ type: "course" }, { type: "book" }],
      description: "The recommended product. Hidden from shoppers who already have it in their cart.",
      validation: (rule) => [
        rule.required().error("Choose what to offer."),
        rule.custom(
          (offer, { document }) =>
            !listOf(document, "shownWith").some((product) => textOf(product, "_ref") === offer?._ref) ||
            "Shoppers who see this already have it in their cart. Offer something else.",
        ),
      ],
    }),
    positionField("order"),
  ],
  orderings: [{ name: "order", title: "Position", by: [{ field: "order", direction: "asc" }] }],
  preview: {
    select: { title: "text", offer: "offers.title", media: "image" },
    prepare: ({ title, offer, media }) => ({
      title,
      ...(offer ? { subtitle: `Offers ${offer}` } : {}),
      media,
    }),
  },
});
