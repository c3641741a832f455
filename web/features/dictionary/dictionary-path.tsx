import { stegaClean } from "@sanity/client/stega";
import { termPath, toTermTitle } from "#features/dictionary/facets/facets.ts";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./dictionary-path.module.css";

export interface DictionaryPathProps {
  /** The current sign's category. */
  category?: string | null;
}

/** Breadcrumbs to the dictionary and the sign's category. */
export function DictionaryPath({ category = null }: DictionaryPathProps) {
  const title = toTermTitle("categories", category);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.steps}>
        <li className={styles.step}>
          <SiteLink href="/asl/dictionary">Dictionary</SiteLink>
        </li>
        {category && title && (
          <li className={styles.step}>
            <SiteLink href={termPath("categories", stegaClean(category))}>{title}</SiteLink>
          </li>
        )}
      </ol>
    </nav>
  );
}
