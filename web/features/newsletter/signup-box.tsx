import { consentText } from "#features/newsletter/consent.ts";
import { SignupEnhancer } from "#features/newsletter/signup-enhancer.client.tsx";
import { toFailureMessage } from "#lib/failure-message.ts";
import { maxEmailLength, maxPersonNameLength } from "#lib/person-rules.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { Spinner } from "#ui/spinner.tsx";
import styles from "./signup-box.module.css";

export interface SignupBoxProps {
  title: string;
  text: string | null;
  /** Shown when the form fails. */
  supportEmail: string;
}

/**
 * The email signup box (requirements §2.54). Its form works without JavaScript. When the pointer or the focus comes, a script takes over
 * and shows the next steps in place.
 */
export function SignupBox({ title, text, supportEmail }: SignupBoxProps) {
  return (
    <div className={styles.box}>
      <div className={styles.intro}>
        <h2 className={styles.title}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <SignupEnhancer failureMessage={toFailureMessage(supportEmail)}>
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
          <Honeypot />
          <div className={styles.submit}>
            <Button type="submit">
              Subscribe <Spinner />
            </Button>
          </div>
          <FormAlert />
          <p className={styles.consent}>
            {consentText} To complete your subscription, click the link in the email we send you.
          </p>
        </form>
      </SignupEnhancer>
    </div>
  );
}
