import { faqCategory } from "#seed/content/faq/faq-category.ts";

export const schoolQuestions = faqCategory("schools", [
  {
    slug: "classroom-price",
    question: "Is there a price for classrooms?",
    answer: [
      "Yes. Schools buy seats for a class for less than the single-course price. Tell us the courses and the number of students on the page for [classroom pricing](/requests/classroom-pricing), and you get a quote at once. To order, reply to the quote’s email, and we’ll send you an invoice with its prices. The cart only has our regular ones.",
    ],
  },
  {
    slug: "seats",
    question: "How do seats work?",
    answer: [
      "One seat is one student’s access to one course. You name the student when you buy, or later: first name, last name and an email address for signing in. Each student has a place of their own and learns at their own pace.",
    ],
  },
  {
    slug: "school-wallet",
    question: "Can we pay from a school-funds wallet?",
    answer: [
      "Yes. Start in your wallet and open our shop from there. A line at the top of every page tells you that you’re shopping with it. Your order goes to your school for approval, which can take some days, and the course opens once it’s approved.",
      "Discount codes and gift courses aren’t part of such an order. For a classroom price, get a quote first and reply to its email, and we’ll arrange the order with your wallet.",
    ],
  },
  {
    slug: "tax-exempt",
    question: "Our school doesn’t pay sales tax. How do we order?",
    answer: [
      "Get a quote on the page for [classroom pricing](/requests/classroom-pricing), reply to its email with your exemption certificate, and we’ll send you an invoice without tax. The cart’s checkout adds tax to every order. If you shop with a school-funds wallet, it tells us that you’re exempt.",
    ],
  },
  {
    slug: "show-in-class",
    question: "May I show a lesson to my whole class?",
    answer: [
      "With classroom seats, yes. Show a lesson on the big screen, and let students repeat it on their own. A single course is for the one student it was bought for. Please don’t record lessons or put them on a school server.",
    ],
  },
]);
