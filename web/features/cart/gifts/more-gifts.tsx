import { useState } from "react";
import { GiftFields } from "./gift-fields.tsx";
import styles from "./gift-units.module.css";

export interface MoreGiftsProps {
  /** What the form says of the first gift, by field. */
  first: Readonly<Record<string, string>>;
  /** How many gifts there are, with the first. */
  count: number;
  /** How many there have been: what was written for one too many is kept, and not sent. */
  max: number;
}

/** The second gift of a form and those after it, each with fields of its own. */
export function MoreGifts({ first, count, max }: MoreGiftsProps) {
  return Array.from({ length: max - 1 }, (_, index) => index + 1).map((place) => (
    <fieldset className={styles.gift} hidden={place >= count} disabled={place >= count} key={place}>
      <legend className={styles.legend}>
        Gift {place + 1} of {Math.max(count, place + 1)}
      </legend>
      <FurtherGift first={first} place={place} />
    </fieldset>
  ));
}

/** It begins with what gifts of one giver mostly share. */
function FurtherGift({ first, place }: { first: MoreGiftsProps["first"]; place: number }) {
  const [gift] = useState(() =>
    Object.fromEntries(
      ["template", "from", "method", "deliver"].flatMap((name) => (first[name] ? [[name, first[name]]] : [])),
    ),
  );
  return <GiftFields gift={gift} prefix={`gifts.${place}.`} />;
}
