import { FoundList } from "#features/search/found-list.tsx";
import { NothingFound } from "#features/search/nothing-found.tsx";
import { SearchForm } from "#features/search/search-form.tsx";
import { toGroups } from "#features/search/to-groups.ts";
import type { SearchResult } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { Hanging } from "#ui/hanging.tsx";
import styles from "./search-view.module.css";

export interface SearchViewProps {
  /** The query; empty before a search. */
  words: string;
  results: readonly SearchResult[];
}

/** The search form and its results by type. */
export function SearchView({ words, results }: SearchViewProps) {
  const groups = toGroups(results);
  return (
    <>
      <Band as="div" ground="sky" space="none">
        <div className={styles.head}>
          <h1 className={styles.title}>{words === "" ? "Search" : `Search: ${words}`}</h1>
          <SearchForm words={words} />
          {groups.length > 0 && (
            <nav aria-label="Results by type">
              <ul className={styles.kinds}>
                {groups.map(({ title, anchor, results: groupResults, isFull }) => (
                  <li key={anchor}>
                    <a className={styles.kind} href={`#${anchor}`}>
                      {title}{" "}
                      <span className={styles.count}>
                        {isFull ? `${groupResults.length}+` : groupResults.length}
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </Band>
      {groups.map(({ title, anchor, results: groupResults, isFull }) => (
        <Hanging title={title} id={anchor} key={anchor}>
          <FoundList results={groupResults} />
          {isFull && <p className={styles.more}>There may be more. Add a word to narrow your search.</p>}
        </Hanging>
      ))}
      {groups.length === 0 && <NothingFound isSearch={words !== ""} />}
    </>
  );
}
