import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

interface Named {
  label: string;
  /** Shown below the label. */
  hint?: ReactNode;
  error?: string | null | undefined;
  name?: string | undefined;
}

interface WithErrorElsewhere {
  /** The id of a text elsewhere that says what's wrong. */
  errorId?: string | undefined;
}

interface WithAlert {
  /** Renders an empty alert for a script to fill. Screen readers only announce changes to an alert that's already there. */
  hasAlert?: boolean;
}

export type FieldProps = Named & WithErrorElsewhere & WithAlert & ComponentProps<"input">;
export type ChoiceProps = Named & WithAlert & ComponentProps<"select">;
export type TextFieldProps = Named & WithAlert & ComponentProps<"textarea">;

/** A text field with its label, hint and error. Text in Hebrew or Arabic starts on its right. */
export function Field({ label, hint, error, errorId, hasAlert = false, ...rest }: FieldProps) {
  return (
    <Labeled {...{ label, hint, error, errorId, hasAlert, name: rest.name }}>
      {(tied) => (
        <input className={styles.control} dir={rest.type ? undefined : "auto"} {...rest} {...tied} />
      )}
    </Labeled>
  );
}

/** A select field. */
export function ChoiceField({ label, hint, error, hasAlert = false, ...rest }: ChoiceProps) {
  return (
    <Labeled {...{ label, hint, error, hasAlert, name: rest.name }}>
      {(tied) => <select className={styles.control} {...rest} {...tied} />}
    </Labeled>
  );
}

/** A multi-line text field. */
export function TextField({ label, hint, error, hasAlert = false, ...rest }: TextFieldProps) {
  return (
    <Labeled {...{ label, hint, error, hasAlert, name: rest.name }}>
      {(tied) => <textarea className={styles.control} dir="auto" rows={4} {...rest} {...tied} />}
    </Labeled>
  );
}

interface Tied {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface LabeledProps extends Named, WithErrorElsewhere, WithAlert {
  children: (tied: Tied) => ReactNode;
}

function Labeled({ label, hint, error, errorId, hasAlert = false, name = "", children }: LabeledProps) {
  // A page that's opened later counts its ids from the start again, but the layout's fields, and those of the last page, are still there.
  const id = `${useId()}-${name}`;
  const described = [hint ? `${id}-hint` : "", error || hasAlert ? `${id}-error` : "", errorId]
    .filter(Boolean)
    .join(" ");
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
        "aria-invalid": error || errorId ? true : undefined,
      })}
      {(error || hasAlert) && (
        <span className={styles.error} id={`${id}-error`} role={hasAlert ? "alert" : undefined}>
          {error}
        </span>
      )}
    </div>
  );
}
