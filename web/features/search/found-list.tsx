import { documentPath } from "@shop/schemas/paths.ts";
import { toShortLine } from "#features/search/to-short-line.ts";
import type { SearchResult } from "#lib/content-types.ts";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./found-list.module.css";

export interface FoundListProps {
  results: readonly SearchResult[];
}

/** Documents of one kind, each its title and a line about it. The whole row leads there. */
export function FoundList({ results }: FoundListProps) {
  return (
    <ul className={styles.list}>
      {results.map((result) => (
        <li className={styles.found} data-kind={result._type} key={result._id}>
          <SiteLink className={styles.title} href={documentPath(result)}>
            {result.title}
          </SiteLink>
          <p className={styles.line}>{toShortLine(result.line)}</p>
        </li>
      ))}
    </ul>
  );
}
