import { lessonLevelPath } from "@shop/schemas/paths.ts";
import { PrintButton } from "#features/lessons/print-button.client.tsx";
import { DoneMark } from "#features/lessons/progress/done-mark.client.tsx";
import { toLevelName, type Place } from "#features/lessons/to-place.ts";
import type { Lesson, SitePaths } from "#content/content-types.ts";
import { Arc } from "#ui/arc.tsx";
import { Band } from "#ui/band.tsx";
import { Picture } from "#ui/picture.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { toVideoSource } from "#ui/video-source.server.ts";
import { Video } from "#ui/video.tsx";
import styles from "./lesson-header.module.css";

export interface LessonHeaderProps {
  lesson: Lesson;
  place: Place | null;
  paths: SitePaths;
}

/** A lesson's first screen: what it teaches, with a video or an image. */
export function LessonHeader({ lesson, place, paths }: LessonHeaderProps) {
  const { title, summary, level, image, video } = lesson;
  const levelPath = level && lessonLevelPath(level);
  return (
    <Band as="div" ground="sky" space="none">
      <div className={styles.words}>
        <p>
          {/* Without a page for the level, it's text. */}
          <SiteLink href={levelPath && paths.has(levelPath) ? levelPath : null}>
            Free lessons, {toLevelName(level)}
          </SiteLink>
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        {place && (
          <p className={styles.place}>
            Lesson {place.number} of {place.ids.length}
            <DoneMark lessonId={lesson._id} />
          </p>
        )}
        <PrintButton>Print this lesson</PrintButton>
      </div>
      {video && toVideoSource(video) ? (
        <div className={styles.film}>
          <Video video={video} sizes="(width >= 60rem) 62vw, 100vw" />
        </div>
      ) : (
        <div className={styles.picture}>
          {image?.asset ? (
            <Picture figure={image} sizes="(width >= 60rem) 56vw, 100vw" ratio={4 / 3} priority />
          ) : (
            <Arc shape="leap" draws="at-once" weight={3} />
          )}
        </div>
      )}
    </Band>
  );
}
