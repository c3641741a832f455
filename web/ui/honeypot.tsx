import styles from "./honeypot.module.css";

/** A field that only a bot fills in. `formGuardSchema` refuses a form that has it. */
export const Honeypot = () => (
  <div className={styles.honeypot} aria-hidden="true">
    <label>
      Leave this field empty
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
