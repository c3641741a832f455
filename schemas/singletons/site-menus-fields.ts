import { defineArrayMember, defineField } from "sanity";

/** What the header and the footer lead to, and which ways to pay they show (requirements §2.31, §2.43). */
export const siteMenusFields = [
  defineField({
    name: "navigation",
    title: "Header",
    type: "object",
    description: "The links on top of every page.",
    group: "menus",
    fields: [
      links("links", "Main links", "Always in sight on a wide screen. Five are plenty."),
      links("resources", "Resources menu", "Opens under “Resources”."),
      links("about", "About menu", "Opens under “About”."),
    ],
  }),
  defineField({
    name: "footer",
    title: "Footer",
    type: "object",
    description: "The links at the end of every page.",
    group: "menus",
    fields: [
      links("links", "Links", "Pages of ours that shoppers look for here."),
      links("legalLinks", "Legal links", "Terms, privacy, cookies and disclaimers."),
      links(
        "externalLinks",
        "Other sites",
        "Discount verification, accreditation and partners. They open in a new tab.",
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
    description: "The marks in the footer. Tick what the checkout takes.",
    group: "menus",
    validation: (rule) => rule.unique().error("Tick ways to pay from the list, each once."),
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
