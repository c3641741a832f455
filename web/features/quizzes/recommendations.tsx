import { toItemList } from "#features/analytics/item-list.ts";
import { BookRow } from "#features/books/book-row.tsx";
import { CourseCard } from "#features/courses/course-card.tsx";
import { findOffer } from "#features/courses/find-offer.ts";
import { LessonList } from "#features/lessons/lesson-list.tsx";
import type { QuizResult } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { Band } from "#ui/band.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { CourseOrder } from "./course-order.tsx";
import styles from "./recommendations.module.css";

export interface RecommendationsProps {
  result: QuizResult | null;
  offers: Offers;
}

/** What to do after a quiz: courses with the ones that come first, free lessons, and books. Broken references are skipped. */
export function Recommendations({ result, offers }: RecommendationsProps) {
  const products = result?.recommendedProducts ?? [];
  const courses = products.filter((product) => product?._type === "course");
  const books = products.filter((product) => product?._type === "book");
  const lessons = (result?.freeLessons ?? []).filter((lesson) => lesson !== null);
  return (
    <>
      {courses.length > 0 && (
        <section aria-labelledby="quiz-courses" {...toItemList("Quiz: courses")}>
          <Band as="div" space="none">
            <SectionHead title="Where to go from here" id="quiz-courses" />
          </Band>
          <ul>
            {courses.map((course) => (
              <li key={course._id}>
                <CourseOrder course={course} />
                <CourseCard course={course} offer={findOffer(offers, course.handle)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {lessons.length > 0 && (
        <Band space="none" aria-labelledby="quiz-lessons">
          <SectionHead title="Free lessons to try now" id="quiz-lessons" />
          <div className={styles.lessons}>
            <LessonList lessons={lessons} />
          </div>
        </Band>
      )}
      {books.length > 0 && (
        <Band space="none" aria-labelledby="quiz-books" {...toItemList("Quiz: books")}>
          <SectionHead title="Books that go with it" id="quiz-books" />
          <BookRow books={books} offers={offers} />
        </Band>
      )}
    </>
  );
}
