import type { SanityClient } from "@sanity/client";

export interface OwnQuiz {
  id: string;
  title: string;
  /** Its page on the site. */
  path: string;
}

const reference = (id: string) => ({ _type: "reference", _ref: id, _key: id });
const answer = (text: string, isCorrect = false) => ({ _type: "quizAnswer", _key: text, text, isCorrect });

/**
 * A published quiz for a single test, with an opening question, a question with one right answer, and one with two. Half of the points
 * recommend Level 2A.
 */
export async function createOwnQuiz(lake: SanityClient, name: string): Promise<OwnQuiz> {
  const id = `quiz-${name}`;
  const title = `Quiz of ${name.replaceAll("-", " ")}`;
  const kidsResult = {
    _type: "quizResult",
    title: "Kids Level 1A comes first",
    recommendedProducts: [reference("course-kids-level-1a")],
  };
  await removeQuiz(lake, id);
  await lake.create({
    _id: id,
    _type: "quiz",
    quizId: name,
    title,
    slug: { _type: "slug", current: name },
    opening: {
      _type: "quizOpening",
      prompt: "Who is it for?",
      answers: [
        { _type: "quizOpeningAnswer", _key: "me", text: "Me" },
        { _type: "quizOpeningAnswer", _key: "child", text: "A child", result: kidsResult },
      ],
    },
    questions: [
      {
        _type: "quizQuestion",
        _key: "first",
        prompt: "Which sign is a circle on the chest?",
        answers: [answer("SORRY"), answer("PLEASE", true), answer("HAPPY")],
        explanation: "PLEASE is the flat hand in a circle.",
        sign: { _type: "reference", _ref: "sign-please" },
      },
      {
        _type: "quizQuestion",
        _key: "second",
        prompt: "Which letters move?",
        hasSeveralAnswers: true,
        answers: [answer("J", true), answer("O"), answer("Z", true)],
        explanation: "J and Z are drawn in the air.",
      },
    ],
    bands: [
      { _type: "quizBand", _key: "low", from: 0, to: 49, title: "Begin at the beginning" },
      {
        _type: "quizBand",
        _key: "middle",
        from: 50,
        to: 99,
        title: "You know the basics",
        recommendedProducts: [reference("course-level-2a"), reference("book-getting-started-with-asl")],
        freeLessons: [reference("lesson-spell-your-name")],
      },
      { _type: "quizBand", _key: "high", from: 100, to: 100, title: "You know them all" },
    ],
  });
  return { id, title, path: `/quizzes/${name}` };
}

/** Deletes a quiz with its draft. */
export async function removeQuiz(lake: SanityClient, id: string): Promise<void> {
  await lake.delete({ query: "*[sanity::versionOf($id) || _id == $id]", params: { id } });
}
