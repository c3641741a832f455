import type { BookPage } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./how-it-works.module.css";

export interface HowItWorksProps {
  works: NonNullable<BookPage["sections"]>["howItWorks"];
}

/** Numbered steps for using the book. */
export function HowItWorks({ works }: HowItWorksProps) {
  if (!works?.items?.length) return null;
  return (
    <Band ground="pine" aria-labelledby="how-it-works">
      <h2 className={styles.title} id="how-it-works">
        How it works
      </h2>
      <ol className={styles.steps}>
        {works.items.map(({ _key, title, content }, index) => (
          <li className={styles.step} key={_key}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.content}>{content}</p>
          </li>
        ))}
      </ol>
      {works.image?.asset && (
        <div className={styles.picture}>
          <Picture figure={works.image} sizes="(width >= 60rem) 30vw, 100vw" maxWidth={1200} />
        </div>
      )}
    </Band>
  );
}
