import { defineArrayMember, defineField } from "sanity";
import { titled } from "../objects/titled.ts";

/** Links in the header and footer, and payment methods (requirements §2.31, §2.43). */
export const siteMenusFields = [
  defineField({
    name: "navigation",
    title: "Header",
    type: "object",
    description:
      "The links at the top of every page. An empty list shows our usual links, if their pages exist.",
    preview: titled("Header"),
    group: "menus",
    fields: [
      links(
        "links",
        "Main links",
        "In a row on a wide screen, so use about five. /courses opens a menu of courses and bundles, which takes in /gifts. Home is only in the menu on phones: on a wide screen, the logo links there.",
      ),
      links("bundles", "Bundles", "In the courses menu, below the lists of courses."),
      links("resources", "Resources menu", "Opens under “Resources”."),
      links("about", "About menu", "Opens under “About”."),
    ],
  }),
  defineField({
    name: "footer",
    title: "Footer",
    type: "object",
    description:
      "The links at the bottom of every page. An empty list shows our usual links, if their pages exist.",
    preview: titled("Footer"),
    group: "menus",
    fields: [
      links("links", "Links", "Our pages that shoppers look for here."),
      links("legalLinks", "Legal links", "Terms, privacy, cookies, and disclaimers."),
      links(
        "externalLinks",
        "Other sites",
        "Discount verification, accreditation, and partners. They open in a new tab.",
      ),
    ],
  }),
  defineField({
    name: "paymentIcons",
    title: "Payment methods",
    type: "array",
    of: [defineArrayMember({ type: "string" })],
    options: {
      list: [
        { title: "Visa", value: "visa" },
        { title: "Mastercard", value: "mastercard" },
        { title: "American Express", value: "amex" },
        { title: "Discover", value: "discover" },
        { title: "Diners Club", value: "diners" },
        { title: "JCB", value: "jcb" },
        { title: "Apple Pay", value: "apple-pay" },
        { title: "Google Pay", value: "google-pay" },
        { title: "Shop Pay", value: "shop-pay" },
        { title: "PayPal", value: "paypal" },
      ],
    },
    description: "The icons in the footer. Choose those your checkout accepts.",
    group: "menus",
    validation: (rule) => rule.unique().error("Choose payment methods from the list, each once."),
  }),
];

function links(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    type: "array",
    of: [defineArrayMember({ type: "namedLink" })],
    description,
  });
}
