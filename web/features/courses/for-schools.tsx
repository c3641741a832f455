import type { CoursePage, SitePaths } from "#content/content-types.ts";
import { classPricePath } from "#features/courses/other-ways-to-buy.tsx";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./for-schools.module.css";

export interface ForSchoolsProps {
  discounts: CoursePage["classroomDiscounts"];
  paths: SitePaths;
}

/** What a class saves on a course that schools can order. */
export function ForSchools({ discounts, paths }: ForSchoolsProps) {
  const known = discounts?.filter(({ minSeats, percent }) => minSeats && percent) ?? [];
  if (known.length === 0) return null;
  return (
    <SideHeadingBand title="For schools" ground="sand">
      <div className={styles.words}>
        <p>Order this course for a whole class. The more seats you order, the less each one costs.</p>
        <dl className={styles.discounts}>
          {known.map(({ _key, minSeats, percent }) => (
            <div className={styles.discount} key={_key}>
              <dt>{minSeats} or more seats</dt>
              <dd className={styles.percent}>{percent}% off</dd>
            </div>
          ))}
        </dl>
        {paths.has(classPricePath) && (
          <p>
            <SiteLink href={classPricePath}>See the price for your class</SiteLink>
          </p>
        )}
      </div>
    </SideHeadingBand>
  );
}
