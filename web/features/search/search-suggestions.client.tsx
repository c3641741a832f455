"use client";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { describeResults } from "./describe-results.ts";
import { reportResultClick, reportSearch, settleMs } from "./report-search.ts";
import { ResultList } from "./result-list.tsx";
import { toSearchPath } from "./search-path.ts";
import { useSearch } from "./use-search.client.ts";
import styles from "./search-suggestions.module.css";

export interface SearchSuggestionsProps {
  /** What's typed. */
  text: string;
  form: RefObject<HTMLFormElement | null>;
}

const maxShown = 5;

/** The best results for what's typed into a search form. Escape closes them, and so does leaving the form. */
export function SearchSuggestions({ text, form }: SearchSuggestionsProps) {
  const { words, results, load } = useSearch(text);
  const [closedText, setClosedText] = useState<string | null>(null);
  const [status, setStatus] = useState("");
  const isOpen = text !== closedText;
  const best = isOpen && results ? [...results.matching, ...results.suggested].slice(0, maxShown) : [];
  // Typing the same again opens them again.
  if (isOpen && closedText !== null) setClosedText(null);

  useEffect(() => {
    if (!results) return;
    const timer = setTimeout(() => {
      setStatus(describeResults(words, results));
      reportSearch(words, results);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [words, results]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") moveFocus(event, form.current);
    else if (isOpen) {
      // Otherwise the browser would also clear the field.
      event.preventDefault();
      form.current?.querySelector("input")?.focus();
      setClosedText(text);
    }
  });
  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && form.current?.contains(relatedTarget))) setClosedText(text);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    load();
    form.current?.addEventListener("focusin", load, { signal });
    form.current?.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    form.current?.addEventListener("focusout", (event) => onFocusOut(event), { signal });
    return () => listening.abort();
  }, [form, load]);

  return (
    <>
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
          <a className={styles.all} href={toSearchPath(words)}>
            All results for “{words}”
          </a>
        </div>
      )}
    </>
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
