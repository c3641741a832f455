"use client";
import { lazy, type ReactNode, Suspense, useRef } from "react";
import { useFormTexts } from "#lib/use-form-texts.client.ts";
import styles from "./gift-preview.module.css";

const GiftCard = lazy(async () => {
  const { GiftCard: component } = await import("./gift-card.tsx");
  return { default: component };
});

export interface GiftPreviewProps {
  /** The prefix of the gift's field names. */
  prefix: string;
  /** The saved card. */
  children: ReactNode;
}

/** Shows the card as its form is filled in. */
export function GiftPreview({ prefix, children }: GiftPreviewProps) {
  const element = useRef<HTMLElement>(null);
  const texts = useFormTexts(element);
  return (
    <figure className={styles.preview} ref={element}>
      <figcaption className={styles.caption}>Preview</figcaption>
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
