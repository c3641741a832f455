import styles from "./gift-card.module.css";
import { findGiftTemplate, giftCardDesigns } from "./gift-card-designs.ts";
import { GiftDrawing } from "./gift-drawing.tsx";

export interface GiftCardProps {
  template: string | undefined;
  message?: string | undefined;
  from?: string | undefined;
}

/** The card that comes with a gift. */
export function GiftCard({ template, message, from }: GiftCardProps) {
  const known = findGiftTemplate(template);
  const { ground, greeting } = giftCardDesigns[known];
  return (
    <div className={styles.card} {...ground}>
      <GiftDrawing className={styles.drawing} template={known} />
      <p className={styles.greeting}>{greeting}</p>
      {message && (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      )}
      {from && (
        <p className={styles.from} dir="auto">
          {from}
        </p>
      )}
    </div>
  );
}
