"use client";
import { lazy, type ReactNode, Suspense, useRef } from "react";
import { useFormTexts } from "#lib/use-form-texts.client.ts";
import styles from "./gift-preview.module.css";

const GiftCard = lazy(async () => {
  const { GiftCard: component } = await import("./gift-card.tsx");
  return { default: component };
});

export interface GiftPreviewProps {
  /** Of the names of the gift's fields. */
  prefix: string;
  /** The card as it is. */
  children: ReactNode;
}

/** The card as it will look, while its form is filled in. */
export function GiftPreview({ prefix, children }: GiftPreviewProps) {
  const place = useRef<HTMLElement>(null);
  const texts = useFormTexts(place);
  return (
    <figure className={styles.preview} ref={place}>
      <figcaption className={styles.caption}>As it will look</figcaption>
      {texts ? (
        <Suspense fallback={children}>
          <GiftCard
            template={texts[`${prefix}template`]}
            message={texts[`${prefix}message`]}
            from={texts[`${prefix}from`]}
          />
        </Suspense>
      ) : (
        children
      )}
    </figure>
  );
}
