import { Arc } from "#ui/arc.tsx";
import { Band } from "#ui/band.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import styles from "./no-books.module.css";

export interface NoBooksProps {
  /** Whether there are books that were not chosen. */
  hasOthers: boolean;
}

/** An empty shelf, and where to go from it. */
export function NoBooks({ hasOthers }: NoBooksProps) {
  return (
    <Band as="div">
      <div className={styles.words}>
        <p className={styles.title}>
          {hasOthers ? "No book is all of that at once." : "The shelf is empty for now."}
        </p>
        <p>
          {hasOthers
            ? "Let go of one of your choices above, or look at every book we have."
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
