import { giftTemplates } from "#commerce/cart/gift-choices.ts";
import { GiftCard } from "#features/cart/gifts/gift-card.tsx";
import styles from "./gift-card-table.module.css";

/** Every card that a gift can come with, laid out like cards on a table. */
export const GiftCardTable = () => (
  <ul className={styles.cards}>
    {giftTemplates.map((template) => (
      <li className={styles.card} key={template}>
        <GiftCard template={template} />
      </li>
    ))}
  </ul>
);
