import styles from "./gift-code-form.module.css";

/** A field that only a bot fills in. */
export const Honeypot = () => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      Leave this field empty
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
