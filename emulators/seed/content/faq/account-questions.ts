import { faqCategory } from "#seed/content/faq/faq-category.ts";

export const accountQuestions = faqCategory("account", [
  {
    slug: "where-to-log-in",
    question: "Where do I log in to my course?",
    answer: [
      "On the learning site. Use the Login button at the top of every page; on a phone it’s called Course Login and is in the menu. Sign in with the email address that was given for the student.",
    ],
  },
  {
    slug: "forgot-password",
    question: "I forgot my password. What do I do?",
    answer: [
      "Ask for a new one where you sign in to the learning site. You get an email with a link that lets you set it. If no email comes, write to us.",
    ],
  },
  {
    slug: "phone-and-tablet",
    question: "Can I learn on a phone or a tablet?",
    answer: [
      "Yes. The learning site works in the browser of any recent phone, tablet or computer. There’s also a [mobile app](/mobile-app) that opens the same courses.",
      "For copying signs, a larger screen is easier. Prop it up, so that both hands are free.",
    ],
  },
  {
    slug: "change-email",
    question: "Can I change my email address?",
    answer: [
      "Yes. Write to [hello@handshape.test](mailto:hello@handshape.test) and tell us the old address, the new one and your order number. We change it for you, and your course stays as it is.",
    ],
  },
  {
    slug: "newsletter-stop",
    question: "How do I stop the newsletter?",
    answer: [
      "Every newsletter has an unsubscribe link at the end. It opens a page with one button, and that’s all it takes. You’ll still get emails about your orders, such as a receipt or a gift code.",
    ],
  },
  {
    slug: "reach-you-in-asl",
    question: "Can I ask you something in ASL?",
    answer: [
      "Please do. Send a short video by email, and you get an answer in ASL. Written English is just as welcome. We don’t offer phone support. See [Support](/contact-us).",
    ],
  },
]);
