import { stegaClean } from "@sanity/client/stega";
import type { Lesson } from "#content/content-types.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import styles from "./practice.module.css";

export interface PracticeProps {
  tasks: Lesson["practice"];
}

/** Practice exercises. */
export function Practice({ tasks }: PracticeProps) {
  if (!tasks?.length) return null;
  return (
    <SideHeadingBand title="Your turn" ground="sand">
      <ol className={styles.tasks}>
        {tasks.map((task) => (
          <li className={styles.task} key={stegaClean(task)}>
            {task}
          </li>
        ))}
      </ol>
    </SideHeadingBand>
  );
}
