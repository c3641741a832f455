import styles from "./skip-link.module.css";

export interface SkipLinkProps {
  /** The id of the page's main part. */
  target: string;
}

/** The first stop of the Tab key: past the header, to what the page is about. */
export function SkipLink({ target }: SkipLinkProps) {
  return (
    <a className={styles.link} href={`#${target}`}>
      Skip to content
    </a>
  );
}
