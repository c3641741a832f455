import { faqCategory } from "#seed/content/faq/faq-category.ts";

export const orderQuestions = faqCategory("orders", [
  {
    slug: "refunds",
    question: "Can I get my money back?",
    answer: [
      "Yes, within 30 days of buying. Tell us the order number and the email address you bought with on the [refunds page](/requests/refund).",
      "A gift can be refunded until it’s redeemed. A printed workbook can be sent back unused within 30 days; you cover return shipping.",
    ],
  },
  {
    slug: "currencies",
    question: "Which currencies can I pay in?",
    answer: [
      "US dollars and Canadian dollars. Choose with the currency picker at the top of the page. Canadian prices are marked CAD. If your card uses another currency, your bank converts it.",
    ],
  },
  {
    slug: "ways-to-pay",
    question: "How can I pay?",
    answer: [
      "With Visa, Mastercard, American Express, Discover, Diners Club or JCB, and with Apple Pay, Google Pay, Shop Pay or PayPal. You pay on a secure checkout page. Your card number never reaches our own pages.",
    ],
  },
  {
    slug: "discount-codes",
    question: "Where do I enter a discount code?",
    answer: [
      "In the cart, below your items. The cart tells you at once what the code takes off, or why it doesn’t apply. Not all codes go together; the cart keeps the ones that do.",
    ],
  },
  {
    slug: "bundle-savings",
    question: "Do I save with a bundle?",
    answer: [
      "Yes. The [Complete Course Bundle](/courses/complete-course-bundle) saves 25% on its four courses, and the Essentials bundles save 10% on theirs. You also get everything in one go and don’t have to think about what comes next.",
    ],
  },
  {
    slug: "how-courses-arrive",
    question: "How soon can I start after I buy?",
    answer: [
      "Within a few minutes. You get an email with a link to your learning site, where the course waits for you. If nothing has come after an hour, look in your spam folder, then write to [hello@handshape.test](mailto:hello@handshape.test).",
    ],
  },
]);
