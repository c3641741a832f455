import { consentText } from "#features/newsletter/consent.ts";
import { SignupEnhancer } from "#features/newsletter/signup-enhancer.client.tsx";
import { toTroubleText } from "#features/newsletter/signup-texts.ts";
import { maxEmailLength, maxPersonNameLength } from "#lib/person-rules.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Spinner } from "#ui/spinner.tsx";
import styles from "./signup-box.module.css";

export interface SignupBoxProps {
  title: string;
  text: string | null;
  /** For when the form fails. */
  supportEmail: string;
}

/**
 * The box that signs somebody up for emails (requirements §2.54). The form is the server's and works by itself; a script takes it over as soon
 * as somebody uses it, and shows the further steps in its place.
 */
export function SignupBox({ title, text, supportEmail }: SignupBoxProps) {
  return (
    <div className={styles.box}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <SignupEnhancer trouble={toTroubleText(supportEmail)}>
        <form className={styles.form} action="/api/newsletter/subscriptions" method="post">
          <Field
            label="First name"
            name="first_name"
            required
            maxLength={maxPersonNameLength}
            autoComplete="given-name"
            hasAlert
          />
          <Field
            label="Email"
            name="email"
            type="email"
            required
            maxLength={maxEmailLength}
            autoComplete="email"
            hasAlert
          />
          {/* For programs that fill in whatever there is. */}
          <div className={styles.trap} aria-hidden="true">
            <label>
              Leave this field empty
              <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <div className={styles.send}>
            <Button type="submit">
              Subscribe <Spinner />
            </Button>
          </div>
          <p className={styles.alert} role="alert" data-form-alert />
          <p className={styles.consent}>
            {consentText} To complete your subscription, click the link in the email we send you.
          </p>
        </form>
      </SignupEnhancer>
    </div>
  );
}
