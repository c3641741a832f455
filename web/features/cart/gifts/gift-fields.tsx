import { deliverNow, giftMethods } from "#commerce/cart/gift-choices.ts";
import { maxEmailLength, maxPersonNameLength } from "#lib/person-rules.ts";
import { ChoiceField, Field, TextField } from "#ui/field.tsx";
import { GiftCardPicker } from "./gift-card-picker.tsx";
import { DayField } from "./day-field.client.tsx";
import { GiftCard } from "./gift-card.tsx";
import styles from "./gift-delivery.module.css";
import { GiftPreview } from "./gift-preview.client.tsx";

const methodNames: Record<(typeof giftMethods)[number], string> = {
  email: "By email",
  print: "On paper (you print it)",
};

export interface GiftFieldsProps {
  gift: Readonly<Record<string, string>>;
  /** Field name prefix where a form has several gifts: `gifts.1.`. */
  prefix?: string;
}

/** Fields for a gift (requirements §3.13), with its defaults. */
export function GiftFields({ gift, prefix = "" }: GiftFieldsProps) {
  const { deliver = deliverNow } = gift;
  return (
    <>
      <GiftCardPicker name={`${prefix}template`} chosen={gift["template"]} />
      <TextField label="Message" name={`${prefix}message`} defaultValue={gift["message"]} hasAlert />
      <Field
        label="From"
        name={`${prefix}from`}
        maxLength={maxPersonNameLength}
        autoComplete="name"
        defaultValue={gift["from"]}
        hasAlert
      />
      <div className={styles.delivery}>
        <ChoiceField label="Delivery Method" name={`${prefix}method`} defaultValue={gift["method"]}>
          {giftMethods.map((method) => (
            <option key={method} value={method}>
              {methodNames[method]}
            </option>
          ))}
        </ChoiceField>
        <p className={styles.note}>We email you the card right away.</p>
        <div className={styles.mailing}>
          <Field
            label="Recipient’s email"
            hint="If you leave it empty, we send the gift to you."
            type="email"
            name={`${prefix}email`}
            maxLength={maxEmailLength}
            autoComplete="off"
            defaultValue={gift["email"]}
            hasAlert
          />
          <DayField
            label="Deliver on"
            hint="If you leave it empty, we deliver it now."
            name={`${prefix}deliver`}
            defaultValue={deliver === deliverNow ? "" : deliver}
            hasAlert
          />
        </div>
      </div>
      <GiftPreview prefix={prefix}>
        <GiftCard template={gift["template"]} message={gift["message"]} from={gift["from"]} />
      </GiftPreview>
    </>
  );
}
