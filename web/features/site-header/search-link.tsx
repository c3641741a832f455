import { searchLink } from "#features/site-header/site-links.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./search-link.module.css";

/** A magnifying glass that leads to the search. */
export function SearchLink() {
  return (
    <a className={styles.link} href={searchLink.href ?? ""}>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="M15.5 15.5L21 21" />
      </svg>
      <VisuallyHidden>{searchLink.label}</VisuallyHidden>
    </a>
  );
}
