import { defineArrayMember, defineField } from "sanity";
import { webAddress } from "../validation/link-address.ts";
import { isDecimalAmount } from "../validation/decimal-amount.ts";
import { fieldOf, textOf } from "../validation/field-values.ts";
import { productHandle } from "../validation/product-handle.ts";
import { findRepeated } from "../validation/repeated-values.ts";
import { isTheOnlyOne } from "../validation/unique.ts";
import { fromOne } from "../validation/whole-number.ts";

/** Our own books take their price and their place to buy from Shopify. */
const isOurs = (book: unknown) => fieldOf(book, "isShopifyProduct") === true;

const isOnlyBookId = isTheOnlyOne({ types: ["book"], field: "bookId", what: "this id" });

/** How a book is found, priced and bought: from our own shop, or at another. */
export const bookShopFields = [
  defineField({
    name: "isShopifyProduct",
    title: "Our own",
    type: "boolean",
    description:
      "On: a workbook of ours, sold here at Shopify's price. Off: a book we recommend, bought at another shop.",
    initialValue: false,
    group: "shop",
  }),
  defineField({
    name: "handle",
    title: "Handle",
    type: "string",
    description:
      "The end of the page's address: /books/… For a book of ours, copy it from the product in Shopify: it joins the two.",
    group: "shop",
    validation: productHandle("Give the book a handle: without one it has no page."),
  }),
  defineField({
    name: "bookId",
    title: "Id in reports",
    type: "string",
    description:
      "The number the book is counted under. Two books may share one, but reports then add them up.",
    group: "shop",
    validation: (rule) => rule.custom(isOnlyBookId).warning(),
  }),
  defineField({
    name: "price",
    title: "Price at the other shop",
    type: "object",
    description: "What the other shop asks. Our own books take their price from Shopify.",
    group: "shop",
    options: { columns: 2 },
    hidden: ({ document }) => isOurs(document),
    validation: (rule) =>
      rule.custom(
        (price, { document }) =>
          isOurs(document) ||
          textOf(price, "amount") !== undefined ||
          "Write what the other shop asks, or mark the book as our own.",
      ),
    fields: [
      defineField({
        name: "amount",
        title: "Amount",
        type: "string",
        description: "With a point and two digits, such as 21.99.",
        validation: (rule) =>
          rule
            .custom((amount) => !amount || isDecimalAmount(amount) || "refused")
            .error("Write the amount with a point and two digits, such as 21.99."),
      }),
      defineField({
        name: "currencyCode",
        title: "Currency",
        type: "string",
        options: { list: [{ title: "US dollars", value: "USD" }] },
        description: "Prices of other shops are kept in US dollars.",
        initialValue: "USD",
      }),
    ],
  }),
  defineField({
    name: "externalLink",
    title: "Where to buy it",
    type: "url",
    description: "The book's page at the other shop, with our affiliate code if there is one.",
    group: "shop",
    hidden: ({ document }) => isOurs(document),
    validation: (rule) => [
      webAddress(rule),
      rule
        .custom((address, { document }) => isOurs(document) || Boolean(address) || "missing")
        .error("Say where the book can be bought, or mark it as our own."),
    ],
  }),
  defineField({
    name: "policies",
    title: "Policies",
    type: "array",
    of: [defineArrayMember({ type: "policy" })],
    description: "Shipping, returns and whatever else a buyer should know first.",
    group: "shop",
  }),
  defineField({
    name: "disclaimer",
    title: "Disclaimer",
    type: "text",
    rows: 3,
    description: "In small print at the end, such as that we earn from links to other shops.",
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
    description: "Books and courses of this shop, or products of another. In the order they are shown.",
    group: "shop",
    validation: (rule) => [
      rule.unique().error("Each product appears once."),
      rule
        .custom<unknown[]>((products = []) => {
          const [id] = findRepeated(products.map((product) => textOf(product, "id")));
          return id === undefined || `Two of these have the id ${id}. Reports add them up.`;
        })
        .warning(),
    ],
  }),
  defineField({
    name: "orderInList",
    title: "Place in lists",
    type: "number",
    description: "1 for the first. Books without a place come last, by title.",
    group: "shop",
    validation: fromOne,
  }),
  defineField({
    name: "meta",
    title: "Search and sharing",
    type: "metadata",
    description: "What search engines and shared links show. Empty fields use the page's own words.",
    group: "search",
  }),
];
