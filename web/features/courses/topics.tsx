import { stegaClean } from "@sanity/client/stega";
import { FilmOrPicture, isShown } from "#features/courses/film-or-picture.tsx";
import { SyllabusLink } from "#features/courses/syllabus-link.tsx";
import type { CoursePage } from "#content/content-types.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import styles from "./topics.module.css";

export interface TopicsProps {
  course: Pick<CoursePage, "topics" | "slug" | "hasSyllabus">;
}

/** Numbered topics beside a video or image, with a link to the syllabus. */
export function Topics({ course }: TopicsProps) {
  const { list, image = null, video = null } = course.topics ?? {};
  const isPictured = isShown({ image, video });
  if (!list?.length && !isPictured && !course.hasSyllabus) return null;
  return (
    <SideHeadingBand title="Topics" ground="sand">
      <div className={styles.topics} data-pictured={isPictured}>
        <div className={styles.words}>
          {list && (
            <ol className={styles.list}>
              {list.map((topic) => (
                <li className={styles.topic} key={stegaClean(topic)}>
                  {topic}
                </li>
              ))}
            </ol>
          )}
          <SyllabusLink course={course} />
        </div>
        <FilmOrPicture video={video} image={image} sizes="(width >= 60rem) 30rem, 92vw" maxWidth={1080} />
      </div>
    </SideHeadingBand>
  );
}
