import { CartForm } from "#features/cart/forms/cart-form.client.tsx";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { ForPerson } from "#features/cart/lines/for-person.tsx";
import { namePerson } from "#features/cart/lines/name-person.ts";
import { GiftFields } from "./gift-fields.tsx";
import styles from "../lines/line-form.module.css";

export interface GiftFormProps {
  lineId: string;
  gift: Readonly<Record<string, string>>;
}

/** Edits a gift in the cart. */
export function GiftForm({ lineId, gift }: GiftFormProps) {
  return (
    <div className={styles.place}>
      <Disclosure
        summary={
          <>
            Change the gift
            <VisuallyHidden>
              <ForPerson person={namePerson(gift)} />
            </VisuallyHidden>
          </>
        }
        size="small"
      >
        <CartForm>
          <form className={styles.form} action="/api/cart/lines/update" method="post">
            <input type="hidden" name="lineId" value={lineId} />
            <GiftFields gift={gift} />
            <Button tone="quiet" type="submit">
              Save
            </Button>
          </form>
        </CartForm>
      </Disclosure>
    </div>
  );
}
