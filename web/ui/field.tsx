import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

interface Named {
  label: string;
  /** Below the label: what to write, or why. */
  hint?: ReactNode;
  /** What is wrong with what was written. */
  error?: string | null | undefined;
}

export type FieldProps = Named & ComponentProps<"input">;
export type ChoiceProps = Named & ComponentProps<"select">;
export type TextFieldProps = Named & ComponentProps<"textarea">;

/** A line to write in, under its label, tied to its hint and its error. */
export function Field({ label, hint, error, ...rest }: FieldProps) {
  return (
    <Labelled {...{ label, hint, error }}>
      {(tied) => <input className={styles.control} {...rest} {...tied} />}
    </Labelled>
  );
}

/** One of some choices. */
export function ChoiceField({ label, hint, error, ...rest }: ChoiceProps) {
  return (
    <Labelled {...{ label, hint, error }}>
      {(tied) => <select className={styles.control} {...rest} {...tied} />}
    </Labelled>
  );
}

/** Room for some sentences. */
export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  return (
    <Labelled {...{ label, hint, error }}>
      {(tied) => <textarea className={styles.control} rows={4} {...rest} {...tied} />}
    </Labelled>
  );
}

interface Tied {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

function Labelled({ label, hint, error, children }: Named & { children: (tied: Tied) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <span className={styles.error} id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
