"use client";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { lazyOptional } from "#lib/lazy-optional.ts";
import { useFormTexts } from "#lib/use-form-texts.client.ts";
import styles from "./gift-preview.module.css";

const loadGiftCard = async () => (await import("./gift-card.tsx")).GiftCard;

const GiftCard = lazyOptional(loadGiftCard);

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
  useEffect(() => {
    // Loaded with the first field that's entered. A card that grows later would push the focused button out of the window.
    const form = element.current?.closest("form");
    const stop = new AbortController();
    const preload = () =>
      void loadGiftCard().catch((error: unknown) => console.warn("Loading a gift card failed.", error));
    form?.addEventListener("focusin", preload, { once: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
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
