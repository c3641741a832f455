"use client";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { maxLines } from "#commerce/cart/max-lines.ts";
import { useFormTexts } from "#lib/use-form-texts.client.ts";
import { ChoiceField } from "#ui/field.tsx";
import styles from "./gift-units.module.css";

const FurtherGifts = lazy(async () => {
  const { MoreGifts: component } = await import("./more-gifts.tsx");
  return { default: component };
});

/**
 * The cards of as many gifts as the form's `quantity` asks for: one for all of them, or each its own. `children` are the fields of
 * the first, which describe all of them where nothing else is said, so that the form needs no script.
 */
export function GiftUnits({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const texts = useFormTexts(place) ?? {};
  const asked = toCount(texts["quantity"]);
  const count = texts["cards"] === "own" ? asked : 1;
  const [renderedCount, setRenderedCount] = useState(1);
  // Those that were written once stay, unseen, while another number is typed.
  if (count > renderedCount) setRenderedCount(count);
  return (
    <div className={styles.units} ref={place}>
      <div hidden={asked < 2}>
        <ChoiceField label="Cards" name="cards">
          <option value="alike">The same for all of them</option>
          <option value="own">Each its own</option>
        </ChoiceField>
      </div>
      <fieldset className={styles.gift}>
        {count > 1 && <legend className={styles.legend}>Gift 1 of {count}</legend>}
        {children}
      </fieldset>
      {renderedCount > 1 && (
        <Suspense fallback={null}>
          <FurtherGifts first={texts} count={count} max={renderedCount} />
        </Suspense>
      )}
    </div>
  );
}

/** Half a number, while it is being typed, is one gift. */
const toCount = (quantity: string | undefined) =>
  Math.min(Math.max(1, Math.floor(Number(quantity)) || 1), maxLines);
