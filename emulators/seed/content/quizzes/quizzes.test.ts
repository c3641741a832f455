import { describe, expect, test } from "vitest";
import { lessons } from "#seed/content/lessons/lessons.ts";
import { quizzes } from "#seed/content/quizzes/quizzes.ts";

const lessonIds = lessons.map(({ _id }) => String(_id));

describe.each(quizzes)("the quiz “$title”", ({ questions, bands }) => {
  test("asks eight to ten questions, each with one right answer among two to six", () => {
    const rights = questions.map(({ answers }) => answers.filter(({ isCorrect }) => isCorrect).length);

    expect(questions.length).toBeGreaterThanOrEqual(8);
    expect(questions.length).toBeLessThanOrEqual(10);
    expect(rights).toEqual(questions.map(() => 1));
    expect(questions.filter(({ answers }) => answers.length < 2 || answers.length > 6)).toEqual([]);
  });

  test("does not give its answers away by where they stand", () => {
    const places = questions.map(({ answers }) => answers.findIndex(({ isCorrect }) => isCorrect));

    expect(new Set(places).size).toBeGreaterThanOrEqual(3);
  });

  test("explains every answer", () => {
    expect(questions.filter(({ explanation }) => explanation.length < 40)).toEqual([]);
  });

  test("has a result for every score from 0 to 100 percent, and only one", () => {
    const scores = Array.from({ length: 101 }, (_, score) => score);
    const results = scores.map(
      (score) => bands.filter(({ from, to }) => from <= score && score <= to).length,
    );

    expect(results).toEqual(scores.map(() => 1));
  });

  test("recommends free lessons and products with every result", () => {
    const recommended = bands.flatMap(({ freeLessons }) => freeLessons.map(({ _ref }) => _ref));

    expect(lessonIds).toEqual(expect.arrayContaining(recommended));
    expect(bands.filter(({ freeLessons }) => freeLessons.length === 0)).toEqual([]);
    expect(bands.filter(({ recommendedProducts }) => recommendedProducts.length === 0)).toEqual([]);
  });
});
