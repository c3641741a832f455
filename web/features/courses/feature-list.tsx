import { FilmOrPicture, isShown } from "#features/courses/film-or-picture.tsx";
import type { CoursePage } from "#content/content-types.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import styles from "./feature-list.module.css";

export interface FeatureListProps {
  features: CoursePage["features"];
}

/** How the course works, feature by feature. */
export function FeatureList({ features }: FeatureListProps) {
  if (!features?.length) return null;
  return (
    <SideHeadingBand title="How you learn" ground="sky">
      <ul className={styles.list}>
        {features.map(({ _key, title, description, image, video }) => (
          <li className={styles.feature} data-pictured={isShown({ image, video })} key={_key}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
            <FilmOrPicture
              video={video}
              image={image}
              sizes="(width >= 60rem) 26rem, 92vw"
              ratio={4 / 3}
              maxWidth={1080}
            />
          </li>
        ))}
      </ul>
    </SideHeadingBand>
  );
}
