import styles from "./spinner.module.css";

/** Spins while the form or region around it is `aria-busy`. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
