import type { CoursePage } from "#lib/content-types.ts";
import { Hanging } from "#ui/hanging.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./topics.module.css";

export interface TopicsProps {
  topics: CoursePage["topics"];
}

/** What the lessons cover, numbered in order. */
export function Topics({ topics }: TopicsProps) {
  if (!topics?.list?.length) return null;
  return (
    <Hanging title="Topics" ground="sand">
      <div className={styles.topics} data-pictured={Boolean(topics.image?.asset)}>
        <ol className={styles.list}>
          {topics.list.map((topic) => (
            <li className={styles.topic} key={topic}>
              {topic}
            </li>
          ))}
        </ol>
        <Picture figure={topics.image} sizes="(width >= 60rem) 24rem, 100vw" maxWidth={1080} />
      </div>
    </Hanging>
  );
}
