import type { ComponentProps, ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { maxQueryLength } from "./search-path.ts";
import styles from "./search-form.module.css";

export interface SearchFormProps extends Omit<ComponentProps<"form">, "action" | "className"> {
  label?: string | undefined;
  field?: Omit<ComponentProps<"input">, "className" | "id" | "type" | "name">;
  /** Below the field. */
  children?: ReactNode;
}

export const searchFieldId = "search-words";

/** A plain GET form that works in any browser. Scripts may answer sooner. */
export function SearchForm({ label = "Search the site", field, children, ...rest }: SearchFormProps) {
  return (
    <search>
      <form {...rest} className={styles.form} action="/search">
        <label className={styles.label} htmlFor={searchFieldId}>
          {label}
        </label>
        <input
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxQueryLength}
          {...field}
          className={styles.field}
          id={searchFieldId}
          type="search"
          name="q"
        />
        <Button type="submit">Search</Button>
        {children}
      </form>
    </search>
  );
}
