import { FilmOrPicture, isShown } from "#features/courses/film-or-picture.tsx";
import type { Section } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import styles from "./steps.module.css";

export interface StepsProps {
  section: Section<"steps">;
}

/** Numbered steps. */
export function Steps({ section: { title, items } }: StepsProps) {
  if (!items?.length) return null;
  return (
    <Band>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.list}>
        {items.map(({ _key, title: name, description, image, video }, index) => (
          <li className={styles.step} key={_key}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.description}>{description}</p>
            </div>
            {isShown({ video, image }) && (
              <div className={styles.picture}>
                <FilmOrPicture
                  video={video}
                  image={image}
                  sizes="(width >= 60rem) 24rem, 80vw"
                  ratio={4 / 3}
                  maxWidth={1080}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Band>
  );
}
