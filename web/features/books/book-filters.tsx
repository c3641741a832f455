import { bookFacets, type BookChoices, isChosen, toChoicesPath } from "#features/books/book-choices.ts";
import type { BookCard } from "#content/content-types.ts";
import { FocusTarget } from "#ui/focus-target.client.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./book-filters.module.css";

export interface BookFiltersProps {
  /** All books, unfiltered. */
  books: readonly BookCard[];
  choices: BookChoices;
}

/**
 * Filters with the number of books each would show. Every combination is a page of its own, so links work without
 * JavaScript and can be shared.
 */
export function BookFilters({ books, choices }: BookFiltersProps) {
  return (
    <nav className={styles.filters} aria-label="Filter books">
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

/** A filter without results isn't a link. The chosen link keeps focus on its page. */
function Choice({ id, label, books, choices, isCurrent }: ChoiceProps) {
  const count = books.filter((book) => isChosen(book, choices)).length;
  const content = (
    <>
      {label} <span className={styles.count}>{count}</span>
    </>
  );
  if (isCurrent) {
    return (
      <FocusTarget id={id} className={styles.choice} aria-current="true">
        {content}
      </FocusTarget>
    );
  }
  if (count === 0) {
    return (
      <span className={styles.choice} data-empty="true">
        {content}
      </span>
    );
  }
  return (
    <SiteLink className={styles.choice} href={`${toChoicesPath(choices)}#${id}`}>
      {content}
    </SiteLink>
  );
}
