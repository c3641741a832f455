import { stegaClean } from "@sanity/client/stega";
import { documentPath } from "@shop/schemas/paths.ts";
import { AddToCartForm } from "#features/courses/add-to-cart-form.tsx";
import { CourseCover } from "#features/courses/course-cover.tsx";
import { LevelTrack } from "#features/courses/level-track.tsx";
import { isLongTitle } from "#features/courses/is-long-title.ts";
import { toLevel } from "#features/courses/level.ts";
import { Price } from "#features/currency/price.tsx";
import type { CoursePage, SitePaths } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";
import { TrustLine } from "#features/trust/trust-line.tsx";
import { Band } from "#ui/band.tsx";
import { Picture } from "#ui/picture.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { toVideoSource } from "#ui/video-source.server.ts";
import { Video } from "#ui/video.tsx";
import styles from "./course-header.module.css";

export interface CourseHeaderProps {
  course: CoursePage;
  offer: Offer;
  /** The price's id. */
  priceId: string;
  paths: SitePaths;
}

/** A course's first screen in its level's color: what it is, what it costs, its video or cover, and a wide image below them. */
export function CourseHeader({ course, offer, priceId, paths }: CourseHeaderProps) {
  const { header, previewVideo } = course;
  const isFilmed = previewVideo && toVideoSource(previewVideo);
  const scene = header?.image?.asset ? header.image : null;
  return (
    <Band as="div" data-level={toLevel(course).ground} space="none">
      <div className={styles.name}>
        <LevelTrack course={course} paths={paths} />
        <h1 className={styles.title} data-long={isLongTitle(course.title)}>
          {course.title}
        </h1>
        <p className={styles.subtitle}>{course.subtitle}</p>
        <section className={styles.buying} aria-label="Buy this course">
          <Price offer={offer} size="large" id={priceId} />
          <AddToCartForm offer={offer} title={course.title} priceId={priceId} />
          <TrustLine paths={paths} opensCourses={course.opens} ceuCount={course.stats?.ceuCount} />
        </section>
        <TrialLesson lesson={course.trialLesson} />
      </div>
      {isFilmed ? (
        <div className={styles.film}>
          <Video
            video={previewVideo}
            posterInstead={course.image}
            sizes="(width >= 48rem) 56vw, 92vw"
            priority
          />
        </div>
      ) : (
        <div className={styles.cover} data-type={course.type}>
          <CourseCover
            course={course}
            figure={scene ?? course.image}
            sizes="(width >= 48rem) 54vw, 100vw"
            priority
          />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.introduction}>{header?.description}</p>
        {header?.highlights && (
          <ul className={styles.highlights} aria-label="Highlights">
            {header.highlights.map((highlight) => (
              <li className={styles.highlight} key={stegaClean(highlight)}>
                {highlight}
              </li>
            ))}
          </ul>
        )}
      </div>
      {isFilmed && scene && (
        <div className={styles.scene}>
          <Picture figure={scene} sizes="100vw" maxWidth={2400} />
        </div>
      )}
    </Band>
  );
}

function TrialLesson({ lesson }: { lesson: CoursePage["trialLesson"] }) {
  const href = lesson && documentPath(lesson);
  if (!href) return null;
  return (
    <p>
      Not sure yet? <SiteLink href={href}>Try a free lesson: {lesson.title}</SiteLink>
    </p>
  );
}
