import type { Policy } from "@shop/schemas/generated/sanity.types.ts";
import { keyed } from "#seed/content/keyed.ts";

const policy = (name: string, description: string): Policy => ({ _type: "policy", name, description });

const shipping = policy(
  "Shipping",
  "We ship printed workbooks to addresses in Canada and the United States. Most packages leave the day after the order. Allow 3 to 6 business days in the United States and 5 to 10 in Canada.",
);

const returns = policy(
  "Returns",
  "A workbook can be sent back unused within 30 days. You cover return shipping; we refund the price of the book.",
);

const digital = policy(
  "Free digital workbook",
  "A digital PDF workbook is included free with each course. Buy the printed one only if you like to write on paper.",
);

export const workbookPolicies = keyed("policy", [shipping, returns, digital]);

/** The note of the kids workbook (requirements §9.34). */
export const kidsWorkbookPolicies = keyed("policy", [
  shipping,
  returns,
  policy(
    "Free digital workbook",
    "A digital PDF workbook is included free with each kids course, to print as often as you like. This printed one is for children who want a book of their own.",
  ),
]);

export const recommendedPolicies = keyed("policy", [
  policy(
    "Where you buy it",
    "This book is sold and shipped by another bookstore. It sets the price, and you order and pay there.",
  ),
  policy("Returns", "Returns go to the shop that sold you the book, under its own rules."),
]);
