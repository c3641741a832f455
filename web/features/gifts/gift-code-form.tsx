import { toFailureMessage } from "#lib/failure-message.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { GiftCodeEnhancer } from "./gift-code-enhancer.client.tsx";
import styles from "./gift-code-form.module.css";
import { codeRules } from "./gift-code-rules.ts";
import { codeButton, codeHint, codeLabel } from "./gift-code-texts.ts";

export interface GiftCodeFormProps {
  supportEmail: string;
}

/**
 * The form for a gift's code. It's rendered on the server and works without JavaScript. A script takes it over on first focus, or when the
 * gift's mail opened the page with the code in the URL's fragment.
 */
export const GiftCodeForm = ({ supportEmail }: GiftCodeFormProps) => (
  <GiftCodeEnhancer failureMessage={toFailureMessage(supportEmail)}>
    <form className={styles.form} action="/api/gifts/codes" method="post">
      <Field
        label={codeLabel}
        hint={codeHint}
        name="code"
        required
        maxLength={codeRules.code.maxLength.value}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hasAlert
      />
      <Honeypot />
      <div>
        <Button type="submit">
          {codeButton} <Spinner />
        </Button>
      </div>
      <FormAlert />
    </form>
  </GiftCodeEnhancer>
);
