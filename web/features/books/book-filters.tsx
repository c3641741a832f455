import { bookFacets, type BookChoices, isChosen, toChoicesPath } from "#features/books/book-choices.ts";
import type { BookCard } from "#content/content-types.ts";
import { FocusTarget } from "#ui/focus-target.client.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./book-filters.module.css";

export interface BookFiltersProps {
  /** All there are. */
  books: readonly BookCard[];
  choices: BookChoices;
}

/**
 * The ways to choose among books, each with the number of books it would leave. Every choice is a page of its own: links work
 * without JavaScript, can be shared and go back.
 */
export function BookFilters({ books, choices }: BookFiltersProps) {
  return (
    <nav className={styles.filters} aria-label="Choose books">
      {bookFacets.map(({ name, label, options }) => (
        <div className={styles.facet} key={name}>
          <p className={styles.label} id={`books-${name}`}>
            {label}
          </p>
          <ul className={styles.options} aria-labelledby={`books-${name}`}>
            {[{ value: null, label: "All" }, ...options].map((option) => (
              <li key={option.label}>
                <Choice
                  id={`books-${name}-${option.value ?? "all"}`}
                  label={option.label}
                  books={books}
                  choices={{ ...choices, [name]: option.value }}
                  isCurrent={choices[name] === option.value}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface ChoiceProps extends BookFiltersProps {
  id: string;
  label: string;
  isCurrent: boolean;
}

/** What would leave no book is no link. What is chosen keeps the focus on its page. */
function Choice({ id, label, books, choices, isCurrent }: ChoiceProps) {
  const count = books.filter((book) => isChosen(book, choices)).length;
  const words = (
    <>
      {label} <span className={styles.count}>{count}</span>
    </>
  );
  if (isCurrent) {
    return (
      <FocusTarget id={id} className={styles.choice} aria-current="true">
        {words}
      </FocusTarget>
    );
  }
  if (count === 0) {
    return (
      <span className={styles.choice} data-empty="true">
        {words}
      </span>
    );
  }
  return (
    <SiteLink className={styles.choice} href={`${toChoicesPath(choices)}#${id}`}>
      {words}
    </SiteLink>
  );
}
