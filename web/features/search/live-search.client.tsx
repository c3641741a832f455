"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Band } from "#ui/band.tsx";
import { Hanging } from "#ui/hanging.tsx";
import { describeResults } from "./describe-results.ts";
import { noResults, type SearchResults } from "./index/search-results.ts";
import { reportResultClick, reportSearch, settleMs } from "./report-search.ts";
import { ResultList } from "./result-list.tsx";
import { SearchForm } from "./search-form.tsx";
import { readSearchWords, toSearchPath } from "./search-path.ts";
import { useSearch } from "./use-search.client.ts";
import styles from "./live-search.module.css";

export interface LiveSearchProps {
  /** The page's query; empty before a search. */
  words: string;
  /** What the server found for it. */
  results: SearchResults;
  /** Of products, by handle. */
  prices: Readonly<Record<string, ReactNode>>;
  /** Shown without a query. */
  beforeSearch: ReactNode;
  nothingFound: ReactNode;
  /** Whether browsers may search: the index only has what's published. */
  isPublic: boolean;
}

/** The search page: a plain form whose results follow what's typed once the index has loaded. */
export function LiveSearch(props: LiveSearchProps) {
  const { prices, beforeSearch, nothingFound, isPublic } = props;
  const field = useRef<HTMLInputElement>(null);
  const { setText, load, ...search } = useSearch(props.words);
  const { words, results } = toShown(search, props);
  const [status, setStatus] = useState(() => describeResults(words, results));
  /** The query that the address has. */
  const urlWords = useRef(props.words);

  useEffect(() => {
    if (isPublic) load();
  }, [isPublic, load]);

  // The visitor came back to this page, or followed a link to it.
  useEffect(() => {
    const current = readSearchWords(location.search);
    if (!field.current) return;
    if (current !== urlWords.current) field.current.value = current;
    urlWords.current = current;
    // What was typed before React loaded counts, too.
    setText(field.current.value);
  }, [props.words, setText]);

  const suggestionsTitle = results.matchingCount > 0 ? "Related" : "Did you mean one of these?";
  const settle = () => {
    setStatus(describeResults(words, results));
    reportSearch(words, results);
    if (words === urlWords.current) return;
    urlWords.current = words;
    // Next only updates the address, so going back or reloading keeps the query.
    history.replaceState(null, "", toSearchPath(words));
  };

  useEffect(() => {
    const timer = setTimeout(settle, settleMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `settle` is new each time, but only new results restart the wait.
  }, [words, results]);

  return (
    <>
      <Band as="div" ground="sky" space="none">
        <div className={styles.head}>
          <h1 className={styles.title}>Search</h1>
          <SearchForm
            field={{
              ref: field,
              defaultValue: props.words,
              onChange: ({ target }) => setText(target.value),
            }}
            onSubmit={(event) => {
              if (!search.results) return;
              event.preventDefault();
              settle();
              hideKeyboard(field.current);
            }}
          >
            <p className={styles.status} role="status">
              {status}
            </p>
          </SearchForm>
        </div>
      </Band>
      <div
        className={styles.results}
        onClickCapture={({ target }) => {
          settle();
          reportResultClick(target, results);
        }}
      >
        {words === "" && beforeSearch}
        {results.matching.length > 0 && (
          <Hanging title="Results" aria-label="Results">
            <ResultList matches={results.matching} prices={prices} />
            {results.matchingCount > results.matching.length && (
              <p className={styles.more}>
                These are the best {results.matching.length}. Add a word to narrow your search.
              </p>
            )}
          </Hanging>
        )}
        {results.suggested.length > 0 && (
          <Hanging title={suggestionsTitle} aria-label={suggestionsTitle}>
            <ResultList matches={results.suggested} prices={prices} />
          </Hanging>
        )}
        {words !== "" && results.matchingCount + results.suggested.length === 0 && nothingFound}
      </div>
    </>
  );
}

/** What to show until the browser can answer: what the server found. */
function toShown(
  search: Pick<ReturnType<typeof useSearch>, "words" | "results">,
  server: Pick<LiveSearchProps, "words" | "results">,
) {
  if (search.words === "") return { words: "", results: noResults };
  if (search.results) return { words: search.words, results: search.results };
  return { words: server.words, results: server.results };
}

/** On a phone, the results are below the keyboard. */
function hideKeyboard(field: HTMLInputElement | null): void {
  if (matchMedia("(pointer: coarse)").matches) field?.blur();
}
