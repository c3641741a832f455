import styles from "./spinner.module.css";

/** Turns while the form or the region around it is `aria-busy`. Whoever sets that says in words what is going on. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
