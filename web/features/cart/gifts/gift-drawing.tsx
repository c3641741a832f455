import type { Gift } from "#commerce/cart/gift.ts";
import styles from "./gift-drawing.module.css";

export interface GiftDrawingProps {
  template: Gift["template"];
  className?: string | undefined;
}

/**
 * The occasion of a gift card as a drawing in the colors of its background. It decorates the card's greeting. All are in one file that
 * browsers keep, because a course's page shows each of them.
 */
export function GiftDrawing({ template, className }: GiftDrawingProps) {
  return (
    <svg
      className={[styles.drawing, className].filter(Boolean).join(" ")}
      viewBox="0 0 240 160"
      width={240}
      height={160}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`/gift-cards.svg#${toSymbol(template)}`} />
    </svg>
  );
}

/** The id of its symbol in `public/gift-cards.svg`. */
export const toSymbol = (template: Gift["template"]) => template.toLowerCase().replace(" ", "-");
