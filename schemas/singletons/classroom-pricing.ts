import { UsersIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { checkSeatDiscounts } from "../validation/seat-discounts.ts";
import { positiveInteger } from "../validation/positive-integer.ts";

export const classroomPricing = defineType({
  name: "classroomPricing",
  title: "Classroom pricing",
  type: "document",
  icon: UsersIcon,
  fields: [
    defineField({
      name: "courses",
      title: "Courses",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "course" }] })],
      description: "What a class can order, in this order. Prices come from Shopify.",
      validation: (rule) => [
        rule.required().min(1).error("Choose at least one course."),
        rule.unique().error("List each course once."),
      ],
    }),
    defineField({
      name: "discounts",
      title: "Discounts",
      type: "array",
      description:
        "What a class saves, by its number of seats in all courses together. Start with the smallest class. New quotes use it at once; quotes that schools already have don't change.",
      validation: (rule) => rule.custom<unknown[]>((discounts = []) => checkSeatDiscounts(discounts)),
      of: [
        defineArrayMember({
          name: "seatDiscount",
          title: "Discount",
          type: "object",
          icon: UsersIcon,
          fields: [
            defineField({
              name: "minSeats",
              title: "From this many seats",
              type: "number",
              description: "The smallest class that gets it.",
              validation: (rule) => [
                positiveInteger(rule),
                rule.required().error("Enter a number of seats."),
              ],
            }),
            defineField({
              name: "percent",
              title: "Percent off",
              type: "number",
              description: "Off the price of every seat.",
              validation: (rule) => [
                rule.integer().min(1).max(90).error("Use a whole number from 1 to 90."),
                rule.required().error("Enter a percentage."),
              ],
            }),
          ],
          preview: {
            select: { minSeats: "minSeats", percent: "percent" },
            prepare: ({ minSeats, percent }) => ({
              title: `${percent ?? "?"}% off`,
              subtitle: `From ${minSeats ?? "?"} seats`,
            }),
          },
        }),
      ],
    }),
  ],
  preview: { prepare: () => ({ title: "Classroom pricing" }) },
});
