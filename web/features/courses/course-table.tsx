import { stegaClean } from "@sanity/client/stega";
import { documentPath } from "@shop/schemas/paths.ts";
import type { ReactNode } from "react";
import { findOffer } from "#features/courses/find-offer.ts";
import { toLevel } from "#features/courses/level.ts";
import { Price } from "#features/currency/price.tsx";
import type { ComparedCourse } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { SiteLink } from "#ui/site-link.tsx";
import { toRowId } from "./comparison-path.ts";
import styles from "./course-table.module.css";

export interface CourseTableProps {
  courses: readonly ComparedCourse[];
  offers: Offers;
  /** The id of the heading that names the table. */
  titleId: string;
}

/**
 * Courses in rows, to compare: what learners can do afterward, how long it takes and what it costs. On a narrow screen
 * each row is a card, whose cells repeat their column's name. The row that the URL's hash names is highlighted.
 */
export function CourseTable({ courses, offers, titleId }: CourseTableProps) {
  const rows = courses.map((course) => ({ course, cells: toCells(course, offers) }));
  return (
    <table className={styles.table} aria-labelledby={titleId}>
      <thead className={styles.head}>
        <tr>
          {["Course", ...columns].map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ course, cells }) => (
          <tr className={styles.row} id={toRowId(course.slug)} key={course._id}>
            <th className={styles.course} scope="row">
              <span className={styles.level} data-level={toLevel(course).ground} aria-hidden="true" />
              <SiteLink href={documentPath(course)}>{course.title}</SiteLink>
              <span className={styles.subtitle}>{course.subtitle}</span>
            </th>
            {columns.map((column) => (
              <td className={styles.cell} data-column={column} key={column}>
                {cells[column] ?? <span aria-hidden="true">–</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const columns = [
  "You’ll be able to",
  "Lessons",
  "Length",
  "Video",
  "CEUs",
  "Access",
  "Take first",
  "Price",
] as const;

/** What a course has in each column; null where it has nothing. */
function toCells(course: ComparedCourse, offers: Offers): Record<(typeof columns)[number], ReactNode> {
  const { goals, lessonCount, stats, prerequisites, handle } = course;
  const needed = prerequisites?.filter((other) => other !== null) ?? [];
  return {
    "You’ll be able to": goals?.length ? (
      <ul className={styles.goals}>
        {goals.map((goal) => (
          <li key={stegaClean(goal)}>{goal}</li>
        ))}
      </ul>
    ) : null,
    Lessons: lessonCount,
    Length: stats?.duration,
    Video: stats?.videoHours,
    CEUs: stats?.ceuCount,
    Access: stats?.access,
    "Take first":
      needed.length === 0
        ? "Nothing"
        : needed.map((other, index) => (
            <span key={other._id}>
              {index > 0 && ", "}
              <SiteLink href={documentPath(other)}>{other.title}</SiteLink>
            </span>
          )),
    Price: <Price offer={findOffer(offers, handle)} />,
  };
}
