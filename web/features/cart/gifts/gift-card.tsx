import { Arc } from "#ui/arc.tsx";
import styles from "./gift-card.module.css";
import { findGiftCardDesign, toWeight } from "./gift-card-designs.ts";

export interface GiftCardProps {
  template: string | undefined;
  message?: string | undefined;
  from?: string | undefined;
}

/** The card that comes with a gift. */
export function GiftCard({ template, message, from }: GiftCardProps) {
  const { ground, shape, greeting } = findGiftCardDesign(template);
  return (
    <div className={styles.card} {...ground}>
      <Arc className={styles.drawing} shape={shape} weight={toWeight(shape)} draws="never" />
      <p className={styles.greeting}>{greeting}</p>
      {message && <p className={styles.message}>{message}</p>}
      {from && <p className={styles.from}>{from}</p>}
    </div>
  );
}
