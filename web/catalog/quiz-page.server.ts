import "server-only";
import type { Offers } from "#commerce/offer.ts";
import type { Quiz, QuizResult } from "#content/content-types.ts";
import { readQuiz } from "#content/quizzes.server.ts";
import type { View } from "#content/view.server.ts";
import { isShown, readBookOffers } from "./book-offers.server.ts";
import { dropHidden } from "./hidden-products.server.ts";
import { readOffers } from "./offers.server.ts";

interface PricedQuiz {
  quiz: Quiz;
  /** For the courses and our own books that its results recommend. */
  offers: Offers;
}

/** A quiz with the prices of what it recommends, without hidden products (requirements §5.9); null when the slug is unknown. */
export async function readPricedQuiz(slug: string, view: View): Promise<PricedQuiz | null> {
  const pendingOffers = readOffers();
  const [quiz, courseOffers] = await Promise.all([readQuiz(slug, view), pendingOffers]);
  if (!quiz) return null;
  const bookOffers = await readBookOffers(listResults(quiz).flatMap(listBooks));
  const toShown = async <Result extends QuizResult>(result: Result): Promise<Result> => {
    const products = await Promise.all(
      (result.recommendedProducts ?? []).map(async (product) => {
        // A broken reference is null, whatever the types say.
        if (product?._type === "book") return isShown(product, bookOffers) ? [product] : [];
        const courses = await dropHidden(product ? [product] : [], courseOffers);
        return Promise.all(
          courses.map(async (course) => ({
            ...course,
            prerequisites: await dropHidden(course.prerequisites?.filter(isKnown) ?? [], courseOffers),
          })),
        );
      }),
    );
    return { ...result, recommendedProducts: products.flat() };
  };
  return {
    quiz: {
      ...quiz,
      bands: await Promise.all((quiz.bands ?? []).map(toShown)),
      opening: quiz.opening && {
        ...quiz.opening,
        answers: await Promise.all(
          (quiz.opening.answers ?? []).map(async (answer) => ({
            ...answer,
            result: answer.result && (await toShown(answer.result)),
          })),
        ),
      },
    },
    offers: new Map([...courseOffers, ...bookOffers]),
  };
}

const listResults = ({ bands, opening }: Quiz): QuizResult[] => [
  ...(bands ?? []),
  ...(opening?.answers ?? []).flatMap(({ result }) => result ?? []),
];

const listBooks = ({ recommendedProducts }: QuizResult) =>
  (recommendedProducts ?? []).filter((product) => product?._type === "book");

const isKnown = <T>(value: T | null): value is T => value !== null;
