import type { Page } from "@shop/schemas/generated/sanity.types.ts";
import { faqId } from "#seed/content/faq/faq-category.ts";
import { keyed } from "#seed/content/keyed.ts";
import { reference } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { story } from "#seed/content/story.ts";

export const refundPage = {
  _id: "page-refund",
  _type: "page",
  title: "Refunds",
  path: "/requests/refund",
  sections: [
    {
      _key: "form",
      _type: "requestForm",
      form: "refund",
      title: "Not for you? You get your money back.",
      text: "You have 30 days, and you don’t have to give a reason. We answer within two business days, and the money goes back to where it came from.",
    },
    {
      _key: "rules",
      _type: "prose",
      title: "What can be refunded",
      body: story(
        "- **Courses and bundles:** within 30 days of buying. Your access ends when we refund you.",
        "- **Gift courses:** until the code is redeemed. After that, the course belongs to the person you gave it to and can’t be refunded.",
        "- **Printed workbooks:** sent back unused within 30 days of buying. You cover return shipping. If a book arrived damaged, send us a photo, and we’ll replace it at no cost.",
        "- **Classroom seats:** within 30 days, for seats that no student has used.",
        "- **Wallet orders:** we notify your school’s wallet, and the money goes back there.",
        "Books by other publishers are sold by other shops. Please ask the shop you bought them from.",
      ),
    },
    {
      _key: "steps",
      _type: "steps",
      title: "What happens next",
      items: keyed("step", [
        {
          _type: "feature",
          title: "You ask",
          description: "With the order number, which is in your receipt, and the email address of the order.",
        },
        {
          _type: "feature",
          title: "We answer",
          description: "Within two business days, in English or ASL, whichever you used.",
        },
        {
          _type: "feature",
          title: "You get your money",
          description:
            "To the card or wallet it came from, in the currency you paid. How fast depends on your bank.",
        },
      ]),
    },
    {
      _key: "questions",
      _type: "questions",
      title: "Before you go",
      items: keyed("question", [
        reference(faqId("how-long-is-access")),
        reference(faqId("order-of-levels")),
        reference(faqId("how-courses-arrive")),
      ]),
    },
  ],
  meta: {
    _type: "metadata",
    title: "Refunds for courses, gifts and workbooks",
    description:
      "Ask for your money back within 30 days. What can be refunded, how to ask and what happens then, for courses, gifts, books and classes.",
    keywords: ["refund", "money back", "ASL course refund"],
  },
} satisfies Seed<Page>;
