import { CourseLine } from "#features/courses/course-line.tsx";
import { PlacesToLook } from "#features/search/places-to-look.tsx";
import { SearchBox } from "#features/search/search-box.client.tsx";
import type { CourseCard, SitePaths } from "#content/content-types.ts";
import { Arc } from "#ui/arc.tsx";
import { Band } from "#ui/band.tsx";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import styles from "./not-found-view.module.css";

export interface NotFoundViewProps {
  /** Links to the catalog. */
  courses: readonly CourseCard[];
  paths: SitePaths;
  /** Whether it's the home page that's missing: nothing has moved, the shop is new. */
  isHome: boolean;
}

/** The 404 page: a search and links to everything. */
export function NotFoundView({ courses, paths, isHome }: NotFoundViewProps) {
  return (
    <>
      <Band as="div">
        <div className={styles.words}>
          {!isHome && <p className={styles.code}>404</p>}
          <h1 className={styles.title}>
            {isHome ? "This site is being set up." : "We can’t find this page."}
          </h1>
          <p className={styles.advice}>
            {isHome
              ? "There’s no home page here yet. Search for what you wanted, or start below."
              : "It may have moved, or the address may have a typo. Search for what you wanted, or start below."}
          </p>
          <SearchBox />
        </div>
        <div className={styles.drawing}>
          <Arc shape="loop" draws="at-once" weight={3} />
        </div>
      </Band>
      <SideHeadingBand title="Start here" ground="sand">
        <PlacesToLook paths={paths} />
      </SideHeadingBand>
      {courses.length > 0 && (
        <SideHeadingBand title="All courses">
          <ul className={styles.courses} aria-label="All courses">
            {courses.map((course) => (
              <li key={course._id}>
                <CourseLine course={course} />
              </li>
            ))}
          </ul>
        </SideHeadingBand>
      )}
    </>
  );
}
