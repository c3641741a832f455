import { describe, expect, test } from "vitest";
import { lessons } from "#seed/content/lessons/lessons.ts";
import { quizzes } from "#seed/content/quizzes/quizzes.ts";

const lessonIds: string[] = lessons.map(({ _id }) => _id);

describe.each(quizzes)("the quiz “$title”", ({ questions, bands }) => {
  test("asks eight to ten questions, each with two to six answers, one of them right or several", () => {
    const counts = questions.map(({ answers }) => answers.length);
    const rights = questions.map(({ answers }) => answers.filter(({ isCorrect }) => isCorrect).length);

    expect(questions.length).toBeGreaterThanOrEqual(8);
    expect(questions.length).toBeLessThanOrEqual(10);
    expect(rights.map((count) => count > 1)).toEqual(
      questions.map((question) => "hasSeveralAnswers" in question),
    );
    expect(Math.min(...rights)).toBe(1);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(6);
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
    const results = scores.map((score) => bands.filter((band) => isFor(score, band)).length);

    expect(results).toEqual(scores.map(() => 1));
  });

  test("recommends free lessons and products with every result", () => {
    const recommended = bands.flatMap(({ freeLessons }) => freeLessons.map(({ _ref }) => _ref));

    expect(lessonIds).toEqual(expect.arrayContaining(recommended));
    expect(bands.filter(({ freeLessons }) => freeLessons.length === 0)).toEqual([]);
    expect(bands.filter(({ recommendedProducts }) => recommendedProducts.length === 0)).toEqual([]);
  });
});

function isFor(score: number, { from, to }: { from: number; to: number }): boolean {
  return from <= score && score <= to;
}
