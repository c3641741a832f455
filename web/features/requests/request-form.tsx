import type { RequestKind } from "@shop/schemas/vocabulary/request-kinds.ts";
import { currencyChoices } from "#commerce/country.ts";
import { formatMoney } from "#commerce/money.ts";
import { toFailureMessage } from "#lib/failure-message.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceField, Field, TextField } from "#ui/field.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { ClassroomPricesPanel } from "./classroom-prices.tsx";
import { type ClassroomCourse, type ClassroomPrices, maxSeats } from "./estimate.ts";
import type { RequestField } from "./request-field.ts";
import { requestFields, toSeatsField } from "./request-fields.ts";
import { RequestFormEnhancer } from "./request-form-enhancer.client.tsx";
import styles from "./request-form.module.css";
import { privacyText, requestTexts } from "./request-texts.ts";

export interface RequestFormProps {
  kind: RequestKind;
  supportEmail: string;
  /** Only for a classroom request. */
  classroom: ClassroomPrices | null;
  /** What the form is about: the values of its hidden fields. */
  subject?: Readonly<Record<string, string>>;
}

/**
 * A request form. It's rendered on the server and works without JavaScript; a script takes it over on first focus.
 */
export function RequestForm({ kind, supportEmail, classroom, subject }: RequestFormProps) {
  return (
    <RequestFormEnhancer kind={kind} failureMessage={toFailureMessage(supportEmail)}>
      <form className={styles.form} action={`/api/requests/${kind}`} method="post">
        {classroom && (
          <>
            <SeatFields classroom={classroom} />
            <ClassroomPricesPanel classroom={classroom} />
          </>
        )}
        {requestFields[kind].map((field) => (
          <OneField field={field} subject={subject} key={field.name} />
        ))}
        <Honeypot />
        <div>
          <Button type="submit">
            {requestTexts[kind].button} <Spinner />
          </Button>
        </div>
        <FormAlert />
        <p className={styles.privacy}>
          {privacyText} <SiteLink href="/legal/privacy-policy">Privacy policy</SiteLink>
        </p>
      </form>
    </RequestFormEnhancer>
  );
}

function SeatFields({ classroom: { courses } }: { classroom: ClassroomPrices }) {
  return (
    <fieldset className={styles.seats}>
      <legend className={styles.legend}>How many seats in each course?</legend>
      {courses.map(({ handle, title, prices }) => {
        const { name, maxLength, inputMode } = toSeatsField(handle, title);
        return (
          <Field
            key={handle}
            label={title}
            hint={prices && <SeatPrice prices={prices} />}
            name={name}
            inputMode={inputMode}
            maxLength={maxLength}
            pattern={`\\d{0,3}|${maxSeats}`}
            autoComplete="off"
            hasAlert
          />
        );
      })}
    </fieldset>
  );
}

/** In both currencies, of which CSS shows the one that's chosen in the form, as in the estimate and the quote. */
const SeatPrice = ({ prices }: { prices: NonNullable<ClassroomCourse["prices"]> }) =>
  currencyChoices.map(({ currency }) => (
    <span className={styles.seatPrice} data-seat-currency={currency} key={currency}>
      {formatMoney(prices[currency], currency)} a seat
    </span>
  ));

interface OneFieldProps {
  field: RequestField;
  subject: RequestFormProps["subject"] | undefined;
}

function OneField({ field, subject }: OneFieldProps) {
  const { name, label, hint, required } = field;
  if (field.type === "hidden") return <input type="hidden" name={name} defaultValue={subject?.[name]} />;
  const shared = { name, label, hint, required: required !== undefined, hasAlert: true };
  if (field.type === "choice") {
    const { initial = "" } = field;
    return (
      <ChoiceField {...shared} defaultValue={initial}>
        {initial === "" && <option value="">Please choose</option>}
        {field.choices.map(({ value, label: words }) => (
          <option value={value} key={value}>
            {words}
          </option>
        ))}
      </ChoiceField>
    );
  }
  const { type, maxLength, autoComplete, inputMode } = field;
  if (type === "multiline") return <TextField {...shared} rows={6} />;
  return (
    <Field {...shared} type={type} maxLength={maxLength} autoComplete={autoComplete} inputMode={inputMode} />
  );
}
