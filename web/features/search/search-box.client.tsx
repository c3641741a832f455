"use client";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { LocalLink } from "#ui/local-link.client.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { describeResults } from "./describe-results.ts";
import { reportResultClick, reportSearch, settleMs } from "./report-search.ts";
import { ResultList } from "./result-list.tsx";
import { SearchForm } from "./search-form.tsx";
import { toSearchPath } from "./search-path.ts";
import { useSearch } from "./use-search.client.ts";
import styles from "./search-box.module.css";

export interface SearchBoxProps {
  label?: string;
}

const maxShown = 5;

/** A search form with the best results below it while somebody types. The index loads when the field gets the focus. */
export function SearchBox({ label }: SearchBoxProps) {
  const { words, results, setText, load } = useSearch("");
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const best = isOpen && results ? [...results.matching, ...results.suggested].slice(0, maxShown) : [];

  useEffect(() => {
    if (!results) return;
    const timer = setTimeout(() => {
      setStatus(describeResults(words, results));
      reportSearch(words, results);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [words, results]);

  return (
    <SearchForm
      label={label}
      ref={form}
      field={{
        onFocus: load,
        onChange: ({ target }) => {
          setText(target.value);
          setOpen(true);
        },
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") moveFocus(event, form.current);
        else if (isOpen) {
          // Otherwise the browser would also clear the field.
          event.preventDefault();
          form.current?.querySelector("input")?.focus();
          setOpen(false);
        }
      }}
      onBlur={({ relatedTarget }) => {
        if (!form.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <VisuallyHidden>
        <output>{isOpen && status}</output>
      </VisuallyHidden>
      {results && best.length > 0 && (
        <div
          className={styles.panel}
          onClickCapture={({ target }) => {
            reportSearch(words, results);
            reportResultClick(target, results);
          }}
        >
          <ResultList matches={best} />
          <LocalLink className={styles.all} href={toSearchPath(words)}>
            All results for “{words}”
          </LocalLink>
        </div>
      )}
    </SearchForm>
  );
}

/** The arrow keys go from the field to the results and back. */
function moveFocus(event: KeyboardEvent, form: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...(form?.querySelectorAll<HTMLElement>("input, ul a, ul + a") ?? [])];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
