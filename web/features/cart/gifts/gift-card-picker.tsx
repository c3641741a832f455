import { giftTemplates } from "#commerce/cart/gift-choices.ts";
import styles from "./gift-card-picker.module.css";
import { giftCardDesigns } from "./gift-card-designs.ts";
import { GiftDrawing } from "./gift-drawing.tsx";

export interface GiftCardPickerProps {
  /** The field's name; each gift in a form has its own. */
  name: string;
  chosen: string | undefined;
}

/** A choice of cards, shown as they look. */
export function GiftCardPicker({ name, chosen = "Everyday" }: GiftCardPickerProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>Card</legend>
      <div className={styles.cards}>
        {giftTemplates.map((template) => (
          <label className={styles.option} key={template}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={template}
              defaultChecked={template === chosen}
            />
            <span className={styles.look} {...giftCardDesigns[template].ground}>
              <GiftDrawing className={styles.drawing} template={template} />
            </span>
            <span className={styles.name}>{template}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
