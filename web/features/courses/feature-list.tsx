import type { CoursePage } from "#lib/content-types.ts";
import { Hanging } from "#ui/hanging.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./feature-list.module.css";

export interface FeatureListProps {
  features: CoursePage["features"];
}

/** How the course works, feature by feature. */
export function FeatureList({ features }: FeatureListProps) {
  if (!features?.length) return null;
  return (
    <Hanging title="How you learn" ground="sky">
      <ul className={styles.list}>
        {features.map(({ _key, title, description, image }) => (
          <li className={styles.feature} key={_key}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
            <Picture figure={image} sizes="(width >= 60rem) 20rem, 100vw" ratio={4 / 3} maxWidth={828} />
          </li>
        ))}
      </ul>
    </Hanging>
  );
}
