import type { Faq } from "@shop/schemas/generated/sanity.types.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { Seed } from "#seed/content/seed-document.ts";

interface QuestionInWords {
  slug: string;
  question: string;
  /** Paragraphs, as `richText` reads them. */
  answer: readonly string[];
}

/** The questions of one category, in the order they are asked. */
export function faqCategory(
  category: NonNullable<Faq["category"]>,
  questions: readonly QuestionInWords[],
): Seed<Faq>[] {
  return questions.map(({ slug, question, answer }, index) => ({
    _id: faqId(slug),
    _type: "faq",
    question,
    slug: { _type: "slug", current: slug },
    answer: richText(...answer),
    category,
    order: index + 1,
  }));
}

export const faqId = (slug: string) => `faq-${slug}`;
