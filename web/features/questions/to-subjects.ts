import { stegaClean } from "@sanity/client/stega";
import { faqCategories } from "@shop/schemas/vocabulary/faq-categories.ts";
import type { Faq } from "#content/content-types.ts";

export interface Subject {
  title: string;
  /** The heading's anchor. */
  anchor: string;
  questions: readonly Faq[];
}

/** Questions grouped by subject, in the vocabulary's order. Those without a known subject come last. */
export function toSubjects(faqs: readonly Faq[]): Subject[] {
  const subjects = faqCategories.map(({ title, value }) => ({
    title,
    anchor: `about-${value}`,
    questions: faqs.filter(({ category }) => stegaClean(category) === value),
  }));
  const filed = new Set(subjects.flatMap(({ questions }) => questions));
  const otherQuestions = {
    title: "Everything else",
    anchor: "about-everything-else",
    questions: faqs.filter((faq) => !filed.has(faq)),
  };
  return [...subjects, otherQuestions].filter(({ questions }) => questions.length > 0);
}
