import styles from "./form-alert.module.css";

export interface FormAlertProps {
  /** What's wrong. Without it, `useServerForm` fills in what the server says about the whole form. */
  children?: string;
}

/** Says what's wrong with a form as a whole. It's there from the start, so that screen readers announce what appears in it. */
export const FormAlert = ({ children }: FormAlertProps) => (
  <p className={styles.alert} role="alert" data-form-alert={children === undefined || undefined}>
    {children}
  </p>
);
