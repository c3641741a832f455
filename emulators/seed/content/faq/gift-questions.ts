import { faqCategory } from "#seed/content/faq/faq-category.ts";

export const giftQuestions = faqCategory("gifts", [
  {
    slug: "how-gifts-work",
    question: "How do I give a course as a gift?",
    answer: [
      "Choose a course on the [gifts page](/gifts), write your message and choose a card. We send the card with a gift code, and the person you give it to redeems the code whenever they’re ready.",
    ],
  },
  {
    slug: "gift-delivery",
    question: "How does the gift arrive?",
    answer: [
      "By email, at once or on a day you choose. If you would rather hand it over yourself, choose the card to print: you get it by email and put it into an envelope of your own.",
    ],
  },
  {
    slug: "gift-code",
    question: "How do I redeem a gift code?",
    answer: [
      "Go to [Redeem Gift Code](/gifts/gift-code) and type the code from your card. You’ll see your gift, and enter the name and email address of the person who’s going to learn. The course opens at once.",
    ],
  },
  {
    slug: "gift-access-starts",
    question: "When does access to a gift begin?",
    answer: [
      "On the day the code is redeemed, not on the day the gift was bought. A card can lie under a tree for as long as it likes.",
    ],
  },
  {
    slug: "gift-not-arrived",
    question: "The gift email hasn’t arrived. What now?",
    answer: [
      "Look in your spam folder first. If the address has a typo, the person who bought the gift can fix it on the order’s page, which is linked in their email. For anything else, write to [hello@handshape.test](mailto:hello@handshape.test) with your order number.",
    ],
  },
]);
