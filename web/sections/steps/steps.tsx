import type { Section } from "#lib/content-types.ts";
import { Arc } from "#ui/arc.tsx";
import { Band } from "#ui/band.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./steps.module.css";

export interface StepsProps {
  section: Section<"steps">;
}

/** What happens in which order; the hand hops from one number to the next. */
export function Steps({ section: { title, items } }: StepsProps) {
  if (!items?.length) return null;
  return (
    <Band>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.list}>
        {items.map(({ _key, title: name, description, image }, index) => (
          <li className={styles.step} key={_key}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
              {index < items.length - 1 && <Arc shape="hop" weight={2.5} className={styles.hop} />}
            </span>
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.description}>{description}</p>
            </div>
            <div className={styles.picture}>
              <Picture figure={image} sizes="(width >= 60rem) 22rem, 100vw" maxWidth={1080} />
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
