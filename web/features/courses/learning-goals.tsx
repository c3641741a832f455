import { stegaClean } from "@sanity/client/stega";
import type { CoursePage } from "#content/content-types.ts";
import { Arc } from "#ui/arc.tsx";
import { Band } from "#ui/band.tsx";
import styles from "./learning-goals.module.css";

export interface LearningGoalsProps {
  course: Pick<CoursePage, "whatYouWillLearn" | "audience">;
}

/** What a learner can do afterward. Set large, because it's what they pay for; for kids, as stickers. */
export function LearningGoals({ course: { whatYouWillLearn: goals, audience } }: LearningGoalsProps) {
  if (!goals?.length) return null;
  return (
    <Band>
      <h2 className={styles.title}>After this course you can</h2>
      <ul className={styles.goals} data-for={stegaClean(audience) ?? undefined}>
        {goals.map((goal) => (
          <li className={styles.goal} key={stegaClean(goal)}>
            <Arc shape="mark" className={styles.arc} />
            <span>{goal}</span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
