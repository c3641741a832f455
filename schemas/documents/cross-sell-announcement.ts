import { BasketIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { linkAddress } from "../validation/link-address.ts";
import { listOf, textOf } from "../validation/field-values.ts";
import { fromOne } from "../validation/whole-number.ts";

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
      description: "One sentence that says why the offer goes with what is in the cart.",
      validation: (rule) => [
        rule.required().error("Write the announcement."),
        rule.max(110).warning("Past 110 characters it needs three lines on a phone."),
      ],
    }),
    defineField({
      name: "url",
      title: "Link",
      type: "url",
      description: "Where it leads. Leave empty to lead to the page of what is offered.",
      validation: linkAddress,
    }),
    defineField({
      name: "image",
      title: "Picture",
      type: "figure",
      description: "Beside the text. Leave empty to show the picture of what is offered.",
    }),
    defineField({
      name: "shownWith",
      title: "Shown to buyers of",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "course" }, { type: "book" }] })],
      description: "Whoever has one of these in the cart sees it.",
      validation: (rule) => [
        rule.required().min(1).error("Choose at least one course or book."),
        rule.unique().error("Each course or book appears once."),
      ],
    }),
    defineField({
      name: "offers",
      title: "Offers",
      type: "reference",
      to: [{ type: "course" }, { type: "book" }],
      description: "What it recommends. It is not shown to people who have it in the cart already.",
      validation: (rule) => [
        rule.required().error("Choose what the announcement offers."),
        rule.custom(
          (offer, { document }) =>
            !listOf(document, "shownWith").some((product) => textOf(product, "_ref") === offer?._ref) ||
            "Buyers of this have it in the cart already. Offer something else.",
        ),
      ],
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
  preview: {
    select: { title: "text", offer: "offers.title", media: "image" },
    prepare: ({ title, offer, media }) => ({
      title,
      ...(offer ? { subtitle: `Offers ${offer}` } : {}),
      media,
    }),
  },
});
