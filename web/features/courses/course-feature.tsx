import type { Offer } from "#commerce/offer.ts";
import type { CourseCard } from "#content/content-types.ts";
import { CourseCover } from "#features/courses/course-cover.tsx";
import { CourseFacts } from "#features/courses/course-facts.tsx";
import { CourseTitle } from "#features/courses/course-title.tsx";
import { Price } from "#features/currency/price.tsx";
import { Band } from "#ui/band.tsx";
import styles from "./course-feature.module.css";

export interface CourseFeatureProps {
  course: CourseCard;
  offer: Offer;
}

/** A bundle, wide on paper, with an image that extends to the window's edge. */
export function CourseFeature({ course, offer }: CourseFeatureProps) {
  return (
    <Band as="article" space="none">
      <div className={styles.cover}>
        <CourseCover course={course} figure={course.image} sizes="(width >= 60rem) 58vw, 100vw" />
      </div>
      <div className={styles.words}>
        <CourseTitle course={course} />
        <p className={styles.subtitle}>{course.subtitle}</p>
        <p className={styles.description}>{course.description}</p>
        <Price offer={offer} size="large" />
        <CourseFacts course={course} extent="shelf" />
      </div>
    </Band>
  );
}
