import type { Section } from "#lib/content-types.ts";
import { Band } from "#ui/band.tsx";
import styles from "./testimonials.module.css";

export interface TestimonialsProps {
  section: Section<"testimonials">;
}

/** What learners said; the first stands as large as a title. */
export function Testimonials({ section: { title, items } }: TestimonialsProps) {
  const said = items?.filter(({ content }) => content) ?? [];
  if (said.length === 0) return null;
  return (
    <Band ground="sky">
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.reviews}>
        {said.map(({ _key, author, content }) => (
          <li className={styles.review} key={_key}>
            <blockquote className={styles.words}>
              <p>{content}</p>
            </blockquote>
            {author && <p className={styles.author}>{author}</p>}
          </li>
        ))}
      </ul>
    </Band>
  );
}
