import { Arc } from "#ui/arc.tsx";
import { Band } from "#ui/band.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import styles from "./no-books.module.css";

export interface NoBooksProps {
  /** Whether other books exist that the filters hide. */
  hasOthers: boolean;
}

/** The empty state, with links onward. */
export function NoBooks({ hasOthers }: NoBooksProps) {
  return (
    <Band as="div">
      <div className={styles.words}>
        <p className={styles.title}>
          {hasOthers ? "No books match all of these filters." : "There are no books right now."}
        </p>
        <p>
          {hasOthers
            ? "Remove one of the filters above, or see all books."
            : "New books are on their way. Each course comes with a free digital PDF workbook."}
        </p>
        <div>
          {hasOthers ? (
            <ButtonLink href="/books">See all books</ButtonLink>
          ) : (
            <ButtonLink href="/courses">See all courses</ButtonLink>
          )}
        </div>
      </div>
      <div className={styles.drawing}>
        <Arc shape="loop" draws="at-once" weight={3} />
      </div>
    </Band>
  );
}
