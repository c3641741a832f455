import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import { createDocumentChecks, type FindIn } from "../../support/document-checks.ts";
import { toText } from "../../support/text-blocks.ts";

let lake: TestLake;
let findIn: FindIn;

const reference = (id: string) => ({ _type: "reference", _ref: id, _key: id });
const slug = (current: string) => ({ _type: "slug", current });

const lesson = {
  _id: "lesson-name",
  _type: "freeLesson",
  title: "Say your name",
  slug: slug("say-your-name"),
  level: "asl-level-1",
  order: 2,
  summary: "Spell it, then sign it.",
  body: toText("Begin with your first name."),
  signs: [reference("name")],
  practice: ["Spell your name three times."],
};

const answer = (text: string, isCorrect = false) => ({ _type: "quizAnswer", _key: text, text, isCorrect });
const question = {
  _type: "quizQuestion",
  _key: "first",
  prompt: "What does a gloss write down?",
  answers: [answer("Signs", true), answer("Sounds")],
};
const band = (from: number, to: number) => ({
  _type: "quizBand",
  _key: String(from),
  from,
  to,
  title: `From ${from}`,
});
const quiz = {
  _id: "quiz-start",
  _type: "quiz",
  quizId: "where-to-start",
  title: "Where should I start?",
  slug: slug("where-to-start"),
  questions: [question],
  bands: [{ ...band(0, 49), freeLessons: [reference("lesson-greet")] }, band(50, 100)],
};

beforeAll(async () => {
  lake = await startTestLake();
  await lake
    .client()
    .transaction()
    .create({ ...lesson, _id: "lesson-greet", title: "Greet a friend", slug: slug("greet"), signs: [] })
    .create({ ...quiz, _id: "quiz-letters", title: "Letters", quizId: "letters", slug: slug("letters") })
    .create({ _id: "name", _type: "sign", gloss: "NAME" })
    .create({ _id: "lessons", _type: "page", title: "Free lessons", path: "/free-lessons/asl-level-1" })
    .commit();
  findIn = await createDocumentChecks(lake.client());
});

afterAll(() => lake?.[Symbol.asyncDispose]());

describe("a free lesson", () => {
  test.each([
    ["whole", lesson],
    ["its draft", { ...lesson, _id: "drafts.lesson-name" }],
    ["without practice", { ...lesson, practice: undefined, signs: undefined, order: undefined }],
  ])("passes validation: %s", async (_name, document) => {
    expect(await findIn(document)).toEqual([]);
  });

  test.each([
    [{ title: undefined }, "error at title: Give the lesson a title."],
    [{ summary: undefined }, "error at summary: Summarize the lesson in a sentence or two."],
    [{ summary: "a".repeat(201) }, "warning at summary: Lists cut off a summary after about 200 characters."],
    [{ body: undefined }, "error at body: Write the lesson."],
    [{ level: undefined }, "error at level: Enter the level of the lesson."],
    [
      { level: "ASL Level 1" },
      "error at level: Use lowercase letters, numbers, and hyphens, such as asl-level-1.",
    ],
    [
      { level: "asl-level-9" },
      "warning at level: There's no page at /free-lessons/asl-level-9, so nothing links to this lesson.",
    ],
    [{ slug: undefined }, "error at slug: Give the lesson an address."],
    [
      { slug: slug("greet") },
      "error at slug: “Greet a friend” already has this address. Choose another one.",
    ],
    [{ order: 0 }, "error at order: Use a whole number, at least 1."],
    [
      { signs: [reference("name"), { ...reference("name"), _key: "again" }] },
      "error at signs[again]: List each sign once.",
    ],
  ])("is rejected with %o: %s", async (change, finding) => {
    expect(await findIn({ ...lesson, ...change })).toContain(finding);
  });
});

const openingAnswer = (text: string, result?: object) => ({
  _type: "quizOpeningAnswer",
  _key: text,
  text,
  ...(result ? { result: { _type: "quizResult", ...result } } : {}),
});
const toOpening = (...answers: object[]) => ({ _type: "quizOpening", prompt: "Who is it for?", answers });
const opening = toOpening(openingAnswer("Me"), openingAnswer("A child", { title: "Kids Level 1A" }));

describe("a quiz", () => {
  test.each([
    ["as it is", quiz],
    ["with a question before the others", { ...quiz, opening }],
    [
      "with several right answers, and a sign",
      {
        ...quiz,
        questions: [
          {
            ...question,
            hasSeveralAnswers: true,
            answers: [answer("Signs", true), answer("Names", true), answer("Sounds")],
            sign: { _type: "reference", _ref: "name" },
          },
        ],
      },
    ],
  ])("passes validation %s", async (_name, document) => {
    expect(await findIn(document)).toEqual([]);
  });

  test.each([
    [{ title: undefined }, "error at title: Give the quiz a title."],
    [{ slug: undefined }, "error at slug: Give the quiz an address."],
    [{ slug: slug("letters") }, "error at slug: “Letters” already has this address. Choose another one."],
    [{ quizId: undefined }, "error at quizId: Give the quiz an ID for statistics."],
    [{ quizId: "letters" }, "error at quizId: “Letters” already has this ID. Choose another one."],
    [{ questions: [] }, "error at questions: Add at least one question."],
    [{ questions: undefined }, "error at questions: Add at least one question."],
    [
      { questions: Array.from({ length: 31 }, (_, index) => ({ ...question, _key: `${index}` })) },
      "error at questions: Ask at most 30 questions.",
    ],
    [{ order: 0 }, "error at order: Use a whole number, at least 1."],
    [{ opening: { ...opening, prompt: undefined } }, "error at opening.prompt: Write the question."],
    [{ opening: toOpening(openingAnswer("Me")) }, "error at opening.answers: Add at least two answers."],
    [
      { opening: toOpening(...["Me", "A child"].map((text) => openingAnswer(text, { title: "1A" }))) },
      "error at opening.answers: Leave one answer without a result, so that someone gets the questions.",
    ],
    [
      {
        opening: toOpening(
          openingAnswer("Me"),
          openingAnswer("A child", { text: "Look at the kids courses." }),
        ),
      },
      "error at opening.answers[A child].result.title: Give the result a title.",
    ],
    [{ bands: undefined }, "error at bands: Add at least one result."],
    [{ bands: [band(0, 49)] }, "error at bands: There is no result for 50 to 100 percent."],
    [{ bands: [band(0, 60), band(50, 100)] }, "error at bands: There are two results for 50 to 60 percent."],
    [{ bands: [{ ...band(0, 100), title: undefined }] }, "error at bands[0].title: Give the result a title."],
    [
      { bands: [{ ...band(0, 100), from: undefined }] },
      "error at bands[0].from: Enter the lowest score of this result.",
    ],
    [
      { bands: [{ ...band(0, 100), to: undefined }] },
      "error at bands[0].to: Enter the highest score of this result.",
    ],
  ])("is rejected with %o: %s", async (change, finding) => {
    expect(await findIn({ ...quiz, ...change })).toContain(finding);
  });

  test.each([
    [{ prompt: undefined }, "prompt: Write the question."],
    [{ answers: undefined }, "answers: Add the answers."],
    [{ answers: [answer("Signs", true)] }, "answers: Add at least two answers."],
    [{ answers: [answer("Signs"), answer("Sounds")] }, "answers: Mark the correct answer."],
    [
      { answers: [answer("Signs", true), answer("Sounds", true)] },
      "answers: Only one answer can be correct. If more are, turn on “Several answers are right”.",
    ],
    [
      { hasSeveralAnswers: true },
      "answers: Mark at least two correct answers, or turn off “Several answers are right”.",
    ],
    [
      { answers: [answer("Signs", true), { ...answer("Sounds"), text: undefined }] },
      "answers[Sounds].text: Write the answer.",
    ],
  ])("is rejected with the question %o: %s", async (change, finding) => {
    expect(await findIn({ ...quiz, questions: [{ ...question, ...change }] })).toContain(
      `error at questions[first].${finding}`,
    );
  });
});
