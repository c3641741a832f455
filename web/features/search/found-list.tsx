import { documentPath } from "@shop/schemas/paths.ts";
import { toShortLine } from "#features/search/to-short-line.ts";
import type { SearchResult } from "#content/content-types.ts";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./found-list.module.css";

export interface FoundListProps {
  results: readonly SearchResult[];
}

/** Documents of one kind, each its title and a line about it. The whole row leads there. */
export function FoundList({ results }: FoundListProps) {
  return (
    <ul>
      {results.map((result) => (
        <li className={styles.found} data-kind={result._type} key={result._id}>
          <FoundLink result={result} />
          <p className={styles.line}>{toShortLine(result.line)}</p>
        </li>
      ))}
    </ul>
  );
}

function FoundLink({ result }: { result: SearchResult }) {
  const path = documentPath(result);
  // A browser opens the answer that an address ends in when it loads the page, and not when the site swaps pages.
  if (path?.includes("#")) {
    return (
      <a className={styles.title} href={path}>
        {result.title}
      </a>
    );
  }
  return (
    <SiteLink className={styles.title} href={path}>
      {result.title}
    </SiteLink>
  );
}
