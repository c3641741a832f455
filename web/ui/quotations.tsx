import { Band } from "#ui/band.tsx";
import styles from "./quotations.module.css";

export interface QuotationsProps {
  title: string | null;
  quotations: readonly { _key: string; author: string | null; content: string | null }[] | null;
}

/** Quotations; the first is as large as a title. Empty ones are left out. */
export function Quotations({ title, quotations }: QuotationsProps) {
  const nonempty = quotations?.filter(({ content }) => content) ?? [];
  if (nonempty.length === 0) return null;
  return (
    <Band ground="sky">
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.quotations}>
        {nonempty.map(({ _key, author, content }) => (
          <li className={styles.quotation} key={_key}>
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
