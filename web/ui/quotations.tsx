import { formatDate } from "#lib/format-day.ts";
import { Band } from "#ui/band.tsx";
import styles from "./quotations.module.css";

export interface Quotation {
  _key: string;
  author: string | null;
  content: string | null;
  /** 1 to 5. */
  rating?: number | null;
  /** Such as "2026-03-14". */
  date?: string | null;
  /** Whether nobody wrote it. */
  isSample?: boolean | null;
}

export interface QuotationsProps {
  title: string | null;
  quotations: readonly Quotation[] | null;
}

/** Quotations; the first is as large as a title. Empty ones are left out, and samples are marked. */
export function Quotations({ title, quotations }: QuotationsProps) {
  const nonempty = quotations?.filter(({ content }) => content) ?? [];
  if (nonempty.length === 0) return null;
  return (
    <Band ground="sky">
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.quotations}>
        {nonempty.map(({ _key, author, content, ...rest }) => {
          const facts = toFacts(rest);
          return (
            <li className={styles.quotation} key={_key}>
              <blockquote className={styles.words}>
                <p>{content}</p>
              </blockquote>
              {author && <p className={styles.author}>{author}</p>}
              {facts.length > 0 && <p className={styles.author}>{facts.join(" · ")}</p>}
            </li>
          );
        })}
      </ul>
    </Band>
  );
}

const toFacts = ({ rating, date, isSample }: Pick<Quotation, "rating" | "date" | "isSample">): string[] =>
  [
    isSample ? "Sample review" : null,
    rating ? `${rating} out of 5` : null,
    date ? formatDate(date) : null,
  ].filter((fact) => fact !== null);
