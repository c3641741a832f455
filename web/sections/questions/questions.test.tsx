import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Section } from "#content/content-types.ts";
import { Questions } from "./questions.tsx";

type SectionFaq = NonNullable<Section<"questions">["questions"]>[number]["faq"];

const faq: SectionFaq = {
  _id: "redeem",
  _type: "faq",
  question: "How do I redeem a gift?",
  slug: "redeem-a-gift",
  answer: [
    {
      _key: "words",
      _type: "block",
      markDefs: null,
      children: [{ _key: "span", _type: "span", text: "Enter the code." }],
    },
  ],
};

function render(faqs: readonly SectionFaq[] | null): string {
  const questions = faqs && faqs.map((one) => ({ _key: null, faq: one }));
  return renderToStaticMarkup(
    <Questions section={{ _key: "questions", _type: "questions", title: "Gifts", questions }} />,
  );
}

test("a URL with a question's anchor opens its answer", () => {
  expect(render([faq])).toMatch(
    /<summary[^>]*><span>How do I redeem a gift\?<\/span><\/summary><div [^>]*id="redeem-a-gift">.*Enter the code\./,
  );
});

test("a deleted question is skipped, and one without an answer is shown", () => {
  // A broken reference is null, whatever the types say.
  const deleted = null as unknown as SectionFaq;

  expect(render([deleted, { ...faq, answer: null, slug: null }])).toContain("How do I redeem a gift?");
});

test.each([[null], [[]]])("a section without questions (%j) renders nothing", (questions) => {
  expect(render(questions)).toBe("");
});
