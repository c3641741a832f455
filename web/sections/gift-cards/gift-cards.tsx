import { GiftCardTable } from "#features/gifts/gift-card-table.tsx";
import type { Section } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import styles from "./gift-cards.module.css";

export interface GiftCardsProps {
  section: Section<"giftCards">;
}

/** The cards that a gift can come with, under a heading. */
export function GiftCards({ section: { _key, title, text } }: GiftCardsProps) {
  return (
    <Band space="none" aria-labelledby={`${_key}-title`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${_key}-title`}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <GiftCardTable />
    </Band>
  );
}
