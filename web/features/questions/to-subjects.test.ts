import { expect, test } from "vitest";
import type { Faq } from "#content/content-types.ts";
import { toSubjects } from "./to-subjects.ts";

const toFaq = (question: string, category: Faq["category"]): Faq => ({
  _id: question,
  _type: "faq",
  question,
  answer: null,
  category,
  slug: null,
});

const titles = (faqs: readonly Faq[]) =>
  toSubjects(faqs).map(({ title, questions }) => [title, questions.map(({ question }) => question)]);

test("questions are grouped by subject, in the vocabulary's order", () => {
  const faqs = [toFaq("Password?", "account"), toFaq("Level?", "courses"), toFaq("Age?", "courses")];

  expect(titles(faqs)).toEqual([
    ["Courses", ["Level?", "Age?"]],
    ["Account", ["Password?"]],
  ]);
});

test("a question without a subject comes last", () => {
  expect(titles([toFaq("Why?", null), toFaq("Gift?", "gifts")])).toEqual([
    ["Gifts", ["Gift?"]],
    ["Everything else", ["Why?"]],
  ]);
});

test("no questions, no subjects", () => {
  expect(toSubjects([])).toEqual([]);
});
