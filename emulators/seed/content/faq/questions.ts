import { accountQuestions } from "#seed/content/faq/account-questions.ts";
import { bookQuestions } from "#seed/content/faq/book-questions.ts";
import { courseQuestions } from "#seed/content/faq/course-questions.ts";
import { giftQuestions } from "#seed/content/faq/gift-questions.ts";
import { orderQuestions } from "#seed/content/faq/order-questions.ts";
import { schoolQuestions } from "#seed/content/faq/school-questions.ts";

export const questions = [
  ...courseQuestions,
  ...giftQuestions,
  ...bookQuestions,
  ...schoolQuestions,
  ...orderQuestions,
  ...accountQuestions,
];
