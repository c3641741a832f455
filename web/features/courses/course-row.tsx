import type { Offer } from "#commerce/offer.ts";
import type { CourseCard } from "#content/content-types.ts";
import { CourseCover } from "#features/courses/course-cover.tsx";
import { CourseFacts } from "#features/courses/course-facts.tsx";
import { CourseTitle } from "#features/courses/course-title.tsx";
import { toLevel } from "#features/courses/level.ts";
import { Price } from "#features/currency/price.tsx";
import { Band } from "#ui/band.tsx";
import styles from "./course-row.module.css";

export interface CourseRowProps {
  course: CourseCard;
  offer: Offer;
}

/** A single course as a band in its level's color. Consecutive bands form a series' staircase. */
export function CourseRow({ course, offer }: CourseRowProps) {
  return (
    <Band as="article" data-level={toLevel(course).ground} space="none">
      <div className={styles.words}>
        <CourseTitle course={course} />
        <p className={styles.subtitle}>{course.subtitle}</p>
        <p className={styles.description}>{course.description}</p>
      </div>
      <div className={styles.facts}>
        <CourseFacts course={course} extent="shelf" />
      </div>
      <div className={styles.price}>
        <Price offer={offer} />
      </div>
      <div className={styles.cover}>
        <CourseCover course={course} figure={course.image} sizes="(width >= 48rem) 40vw, 50vw" />
      </div>
    </Band>
  );
}
