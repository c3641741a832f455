"use client";
import { useSearchParams } from "next/navigation";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Band } from "#ui/band.tsx";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { describeResults } from "./describe-results.ts";
import { noResults, type SearchResults } from "./index/search-results.ts";
import { reportResultClick, reportSearch, settleMs } from "./report-search.ts";
import { ResultList } from "./result-list.tsx";
import { searchFieldId, SearchForm } from "./search-form.tsx";
import { useSearchAddress } from "./use-search-address.client.ts";
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
  const [text, setText] = useState(props.words);
  const { load, ...search } = useSearch(text);
  const { words, results } = toShown(search, props);
  const [status, setStatus] = useState(() => describeResults(words, results));
  const { type, send, follow } = useSearchAddress(props.words);

  /** Types the query of another address. */
  const followAddress = useCallback(() => {
    const current = follow();
    if (!field.current || current === null) return;
    field.current.value = current;
    setText(current);
  }, [follow]);

  useEffect(() => {
    if (!isPublic) return;
    load();
    followAddress();
    // What was typed before React loaded.
    if (field.current) setText(field.current.value);
  }, [isPublic, load, followAddress]);

  useEffect(() => {
    // Whoever followed a link to this page goes on in its field.
    if (document.activeElement?.matches('a[href="/search"]')) field.current?.focus();
  }, []);

  const suggestionsTitle = results.matchingCount > 0 ? "Related" : "Did you mean one of these?";
  const settle = () => {
    setStatus(describeResults(words, results));
    reportSearch(words, results);
    type(words);
  };

  useEffect(() => {
    const timer = setTimeout(settle, settleMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `settle` is new each time, but only new results restart the wait.
  }, [words, results]);

  return (
    <>
      {search.isReady && <AddressWatcher onChange={followAddress} />}
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
              const sent = text.trim();
              send(sent);
              // Otherwise, the results are a key behind, and settle later.
              if (words === sent) settle();
              hideKeyboard(field.current);
            }}
          >
            <output className={styles.status} htmlFor={searchFieldId}>
              {status}
            </output>
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
          <SideHeadingBand title="Results" aria-label="Results">
            <ResultList matches={results.matching} prices={prices} />
            {results.matchingCount > results.matching.length && (
              <p className={styles.more}>
                These are the best {results.matching.length}. Add a word to narrow your search.
              </p>
            )}
          </SideHeadingBand>
        )}
        {results.suggested.length > 0 && (
          <SideHeadingBand title={suggestionsTitle} aria-label={suggestionsTitle}>
            <ResultList matches={results.suggested} prices={prices} />
          </SideHeadingBand>
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

/** Only rendered in browsers, because it needs Next's router. */
function AddressWatcher({ onChange }: { onChange: () => void }) {
  const params = useSearchParams();
  useEffect(onChange, [params, onChange]);
  return null;
}

/** On a phone, the results are below the keyboard. */
function hideKeyboard(field: HTMLInputElement | null): void {
  if (matchMedia("(pointer: coarse)").matches) field?.blur();
}
