"use client";
import { lazy, type ReactNode, Suspense, useRef } from "react";
import { useFormTexts } from "#lib/use-form-texts.client.ts";
import styles from "./gift-preview.module.css";

const GiftCard = lazy(async () => {
  const { GiftCard: component } = await import("./gift-card.tsx");
  return { default: component };
});

/** The card as it will look, while its form is filled in; `children` is the card as it is. */
export function GiftPreview({ children }: { children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const texts = useFormTexts(place);
  return (
    <figure className={styles.preview} ref={place}>
      <figcaption className={styles.caption}>As it will look</figcaption>
      {texts ? (
        <Suspense fallback={children}>
          <GiftCard template={texts["template"]} message={texts["message"]} from={texts["from"]} />
        </Suspense>
      ) : (
        children
      )}
    </figure>
  );
}
