"use client";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { maxLines } from "#commerce/cart/max-lines.ts";
import { lazyOptional } from "#lib/lazy-optional.ts";
import { useFormTexts } from "#lib/use-form-texts.client.ts";
import { ChoiceField } from "#ui/field.tsx";
import styles from "./gift-units.module.css";

const LazyMoreGifts = lazyOptional(async () => (await import("./more-gifts.tsx")).MoreGifts);

/**
 * Cards for as many gifts as the form's `quantity`: one for all, or one each. `children` are the first gift's fields,
 * which apply to all by default, so the form works without JavaScript.
 */
export function GiftUnits({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const texts = useFormTexts(element) ?? {};
  const giftCount = toCount(texts["quantity"]);
  const count = texts["cards"] === "own" ? giftCount : 1;
  const [renderedCount, setRenderedCount] = useState(1);
  // Cards filled in earlier stay hidden while another number is typed.
  if (count > renderedCount) setRenderedCount(count);
  return (
    <div className={styles.units} ref={element}>
      <div hidden={giftCount < 2}>
        <ChoiceField label="Cards" name="cards">
          <option value="alike">The same for all</option>
          <option value="own">One for each</option>
        </ChoiceField>
      </div>
      <fieldset className={styles.gift}>
        {count > 1 && <legend className={styles.legend}>Gift 1 of {count}</legend>}
        {children}
      </fieldset>
      {renderedCount > 1 && (
        <Suspense fallback={null}>
          <LazyMoreGifts first={texts} count={count} max={renderedCount} />
        </Suspense>
      )}
    </div>
  );
}

/** An incomplete number counts as one gift. */
const toCount = (quantity: string | undefined) =>
  Math.min(Math.max(1, Math.floor(Number(quantity)) || 1), maxLines);
