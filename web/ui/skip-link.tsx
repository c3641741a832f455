import styles from "./skip-link.module.css";

export interface SkipLinkProps {
  /** The id of the main content. */
  target: string;
}

/** The first Tab stop, which skips the header. */
export function SkipLink({ target }: SkipLinkProps) {
  return (
    <a className={styles.link} href={`#${target}`}>
      Skip to content
    </a>
  );
}
