import { deliverNow, giftMethods, longestMessage } from "#commerce/cart/gift-choices.ts";
import { ChoiceField, Field, TextField } from "#ui/field.tsx";
import { CardChoice } from "./card-choice.tsx";
import { GiftCard } from "./gift-card.tsx";
import { GiftPreview } from "./gift-preview.client.tsx";

const methodNames: Record<(typeof giftMethods)[number], string> = {
  email: "By email",
  print: "On paper: you print it",
};

/** What a giver says of a gift (SPEC §3), with its defaults where nothing was said. */
export function GiftFields({ gift }: { gift: Readonly<Record<string, string>> }) {
  const { deliver = deliverNow } = gift;
  return (
    <>
      <CardChoice chosen={gift["template"]} />
      <TextField label="Message" name="message" maxLength={longestMessage} defaultValue={gift["message"]} />
      <Field label="From" name="from" maxLength={100} defaultValue={gift["from"]} />
      <ChoiceField label="Delivery Method" name="method" defaultValue={gift["method"]}>
        {giftMethods.map((method) => (
          <option key={method} value={method}>
            {methodNames[method]}
          </option>
        ))}
      </ChoiceField>
      <Field
        label="Their email"
        hint="For a gift by email. Left empty, it is sent to you."
        type="email"
        name="email"
        maxLength={254}
        autoComplete="off"
        defaultValue={gift["email"]}
      />
      <Field
        label="Deliver on"
        hint="Left empty, it is delivered now."
        type="date"
        name="deliver"
        defaultValue={deliver === deliverNow ? "" : deliver}
      />
      <GiftPreview>
        <GiftCard template={gift["template"]} message={gift["message"]} from={gift["from"]} />
      </GiftPreview>
    </>
  );
}
