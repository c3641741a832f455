import type { QuestionAndAnswer } from "@shop/schemas/generated/sanity.types.ts";

/** Questions that several courses answer in the same words. */

export function accessQuestion(access: string): QuestionAndAnswer {
  return {
    _type: "questionAndAnswer",
    question: "How long do I have the course?",
    answer: `You have ${access} of access. Watch at the times that suit you, and repeat any lesson as often as you like while your access lasts.`,
  };
}

export function ceuQuestion(ceuCount: number): QuestionAndAnswer {
  return {
    _type: "questionAndAnswer",
    question: "What are CEUs?",
    answer: `Continuing education units, which some employers and licensing bodies ask for. This one carries ${ceuCount}. Ask yours whether they accept them before you enroll.`,
  };
}

export const workbookQuestion: QuestionAndAnswer = {
  _type: "questionAndAnswer",
  question: "Is there a workbook?",
  answer:
    "Yes. A digital PDF workbook is included free with each course. Read it on a screen, or print the pages you want to write on.",
};

export const bundleOrderQuestion: QuestionAndAnswer = {
  _type: "questionAndAnswer",
  question: "In which order do I take the courses?",
  answer:
    "In the order they’re listed. Each level uses what the one before it taught, so begin with the first even if you know some signs.",
};

export const kidsParentQuestion: QuestionAndAnswer = {
  _type: "questionAndAnswer",
  question: "Do I need to sign to help my child?",
  answer:
    "No. Many parents learn along. Sit beside your child for the first videos, then let them show you what they know: being asked to teach a grown-up is the best practice there is.",
};
