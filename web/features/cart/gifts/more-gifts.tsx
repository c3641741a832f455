import { useState } from "react";
import { GiftFields } from "./gift-fields.tsx";
import styles from "./gift-units.module.css";

export interface MoreGiftsProps {
  /** The first gift's values, by field. */
  first: Readonly<Record<string, string>>;
  /** The number of gifts, including the first. */
  count: number;
  /** The highest count so far. Cards beyond the current count keep their text but aren't sent. */
  max: number;
}

/** The second and later gifts of a form, each with fields of its own. */
export function MoreGifts({ first, count, max }: MoreGiftsProps) {
  return Array.from({ length: max - 1 }, (_, index) => index + 1).map((index) => (
    <fieldset className={styles.gift} hidden={index >= count} disabled={index >= count} key={index}>
      <legend className={styles.legend}>
        Gift {index + 1} of {Math.max(count, index + 1)}
      </legend>
      <AdditionalGift first={first} index={index} />
    </fieldset>
  ));
}

/** Starts with the values that gifts from one person usually share. */
function AdditionalGift({ first, index }: { first: MoreGiftsProps["first"]; index: number }) {
  const [gift] = useState(() =>
    Object.fromEntries(
      ["template", "from", "method", "deliver"].flatMap((name) => (first[name] ? [[name, first[name]]] : [])),
    ),
  );
  return <GiftFields gift={gift} prefix={`gifts.${index}.`} />;
}
