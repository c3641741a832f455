import { maxQueryLength } from "#features/search/search-words.ts";
import { Button } from "#ui/button.tsx";
import styles from "./search-form.module.css";

export interface SearchFormProps {
  /** The current query. */
  words?: string;
  label?: string;
}

/** A plain GET form that works in any browser. */
export function SearchForm({ words = "", label = "Search the site" }: SearchFormProps) {
  return (
    <search>
      <form className={styles.form} action="/search">
        <label className={styles.label} htmlFor="search-words">
          {label}
        </label>
        <input
          className={styles.field}
          id="search-words"
          type="search"
          name="q"
          defaultValue={words}
          maxLength={maxQueryLength}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
