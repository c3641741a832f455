import { defineArrayMember, defineField } from "sanity";
import { webAddress } from "../validation/link-address.ts";
import { isDecimalAmount } from "../validation/decimal-amount.ts";
import { fieldOf, textOf } from "../validation/field-values.ts";
import { productHandle } from "../validation/product-handle.ts";
import { findRepeated } from "../validation/repeated-values.ts";
import { requireRedirect } from "../validation/require-redirect.ts";
import { requireUnique } from "../validation/require-unique.ts";
import { titled } from "../objects/titled.ts";
import { positionField } from "../objects/position-field.ts";

/** Our own books have their price and buy button from Shopify. */
const isOurs = (book: unknown) => fieldOf(book, "isShopifyProduct") === true;

const requireUniqueBookId = requireUnique({ types: ["book"], field: "bookId", what: "this ID" });

/** How a book is found, priced and sold: in our shop or at another. */
export const bookShopFields = [
  defineField({
    name: "isShopifyProduct",
    title: "Our own",
    type: "boolean",
    description:
      "On: our own workbook, sold here at Shopify's price. Off: a recommended book, sold by another shop.",
    initialValue: false,
    group: "shop",
  }),
  defineField({
    name: "handle",
    title: "Handle",
    type: "string",
    description:
      "The last part of the page's address: /books/… For our own book, it's the handle of its Shopify product, which has the price.",
    group: "shop",
    validation: (rule) => [
      ...productHandle("Give the book a handle. It needs one to have a page.")(rule),
      rule.custom(requireRedirect).warning(),
    ],
  }),
  defineField({
    name: "bookId",
    title: "ID for reports",
    type: "string",
    description:
      "The number that reports use for the book. Two books with the same number are counted together.",
    group: "shop",
    validation: (rule) => rule.custom(requireUniqueBookId).warning(),
  }),
  defineField({
    name: "price",
    title: "Price at the other shop",
    type: "object",
    description: "The other shop's price. Our own books have their price from Shopify.",
    preview: titled("Price at the other shop"),
    group: "shop",
    options: { columns: 2 },
    hidden: ({ document }) => isOurs(document),
    validation: (rule) =>
      rule.custom(
        (price, { document }) =>
          isOurs(document) ||
          textOf(price, "amount") !== undefined ||
          "Enter the other shop's price, or mark the book as our own.",
      ),
    fields: [
      defineField({
        name: "amount",
        title: "Amount",
        type: "string",
        description: "With a decimal point and two digits, such as 21.99.",
        validation: (rule) =>
          rule
            .custom((amount) => !amount || isDecimalAmount(amount) || "refused")
            .error("Enter the amount with a decimal point and two digits, such as 21.99."),
      }),
      defineField({
        name: "currencyCode",
        title: "Currency",
        type: "string",
        options: { list: [{ title: "US dollars", value: "USD" }] },
        description: "Prices from other shops are in US dollars.",
        initialValue: "USD",
      }),
    ],
  }),
  defineField({
    name: "externalLink",
    title: "Where to buy it",
    type: "url",
    description: "The book's page at the other shop, with our affiliate code if we have one.",
    group: "shop",
    hidden: ({ document }) => isOurs(document),
    validation: (rule) => [
      webAddress(rule),
      rule
        .custom((address, { document }) => isOurs(document) || Boolean(address) || "missing")
        .error("Enter where the book is sold, or mark it as our own."),
    ],
  }),
  defineField({
    name: "policies",
    title: "Policies",
    type: "array",
    of: [defineArrayMember({ type: "policy" })],
    description: "Shipping, returns, and anything else a buyer should know first.",
    group: "shop",
  }),
  defineField({
    name: "disclaimer",
    title: "Disclaimer",
    type: "text",
    rows: 3,
    description: "Fine print at the end, such as that we earn a commission from links to other shops.",
    group: "shop",
  }),
  defineField({
    name: "relatedProducts",
    title: "Goes well with",
    type: "array",
    of: [
      defineArrayMember({ type: "reference", to: [{ type: "book" }, { type: "course" }] }),
      defineArrayMember({ type: "externalProduct" }),
    ],
    description: "Our own books and courses, or products from other shops, in display order.",
    group: "shop",
    validation: (rule) => [
      rule.unique().error("List each product once."),
      rule
        .custom<unknown[]>((products = []) => {
          const [id] = findRepeated(products.map((product) => textOf(product, "id")));
          return id === undefined || `Two of these have the id ${id}. Reports count them together.`;
        })
        .warning(),
    ],
  }),
  positionField("orderInList"),
  defineField({
    name: "meta",
    title: "Search and sharing",
    type: "metadata",
    description: "Shown in search results and shared links. Empty fields use the page's own text.",
    group: "search",
  }),
];
