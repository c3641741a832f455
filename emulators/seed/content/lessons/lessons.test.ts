import { describe, expect, test } from "vitest";
import { lessons } from "#seed/content/lessons/lessons.ts";
import { signs } from "#seed/content/signs/signs.ts";

const signIds = signs.map(({ _id }) => _id);

describe("the free lessons", () => {
  test("are twelve, in an order without a gap", () => {
    expect(lessons.map(({ order }) => order)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  test.each(lessons)("of which lesson $order has 250 to 400 words under headings", ({ body }) => {
    const blocks = body.filter((part) => part._type === "block");
    const words = blocks.flatMap(({ children = [] }) => children.map(({ text = "" }) => text)).join(" ");

    expect(words.split(/\s+/).length).toBeGreaterThanOrEqual(250);
    expect(words.split(/\s+/).length).toBeLessThanOrEqual(400);
    expect(blocks.filter(({ style }) => style === "h2").length).toBeGreaterThanOrEqual(3);
  });

  test("teach signs of the dictionary, at least four each", () => {
    const taught = lessons.flatMap(({ signs: references }) => references.map(({ _ref }) => _ref));

    expect(signIds).toEqual(expect.arrayContaining(taught));
    expect(lessons.filter(({ signs: references }) => references.length < 4)).toEqual([]);
  });

  test("use each sign they teach in their text", () => {
    const unused = lessons.flatMap(({ title, body, signs: references }) => {
      const text = JSON.stringify(body);
      return references
        .map(({ _ref }) => _ref.replace("sign-", "").toUpperCase())
        .filter((gloss) => !text.includes(gloss))
        .map((gloss) => `${title}: ${gloss}`);
    });

    expect(unused).toEqual([]);
  });

  test("give at least three things to practice and lead on to Level 1A", () => {
    expect(lessons.filter(({ practice }) => practice.length < 3)).toEqual([]);
    expect([...new Set(lessons.map(({ nextCourse }) => nextCourse._ref))]).toEqual(["course-level-1a"]);
  });

  test("teach as many signs as a summary that begins with a number promises", () => {
    const numbers: readonly (string | undefined)[] = ["Five", "Six", "Seven", "Eight", "Nine", "Ten"];
    const promises = lessons
      .map((lesson) => ({
        promised: 5 + numbers.indexOf(lesson.summary.split(" ")[0]),
        taught: lesson.signs.length,
      }))
      .filter(({ promised }) => promised >= 5);

    expect(promises.length).toBeGreaterThan(0);
    expect(promises.filter(({ promised, taught }) => promised !== taught)).toEqual([]);
  });

  test("show an animation in at least three, each with its poster and a transcript", () => {
    const films = lessons.filter((lesson) => "video" in lesson);
    const animated = {
      hasSigning: false,
      hasSpeech: false,
      poster: expect.objectContaining({ alt: expect.any(String) }),
      transcript: expect.any(String),
    };

    expect(films.length).toBeGreaterThanOrEqual(3);
    expect(films).toEqual(
      films.map(() => expect.objectContaining({ video: expect.objectContaining(animated) })),
    );
  });
});
