import { documentPath } from "@shop/schemas/paths.ts";
import { toShortLine } from "#features/search/to-short-line.ts";
import type { SearchResult } from "#content/content-types.ts";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./found-list.module.css";

export interface FoundListProps {
  results: readonly SearchResult[];
}

/** Search results of one type, with title and summary. The whole row is a link. */
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
  // A browser opens a details element for the URL's hash on page load, but not on client navigation.
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
