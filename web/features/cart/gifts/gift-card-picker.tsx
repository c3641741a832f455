import { Arc } from "#ui/arc.tsx";
import styles from "./gift-card-picker.module.css";
import { giftCardDesigns, toWeight } from "./gift-card-designs.ts";

export interface GiftCardPickerProps {
  /** The field's name; each gift in a form has its own. */
  name: string;
  chosen: string | undefined;
}

/** A choice of cards, shown as they look. */
export function GiftCardPicker({ name, chosen = "Everyday" }: GiftCardPickerProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Card</legend>
      <div className={styles.cards}>
        {Object.entries(giftCardDesigns).map(([template, { ground, shape }]) => (
          <label className={styles.option} key={template}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={template}
              defaultChecked={template === chosen}
            />
            <span className={styles.look} {...ground}>
              <Arc className={styles.drawing} shape={shape} weight={toWeight(shape)} draws="never" />
            </span>
            <span className={styles.name}>{template}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
