"use client";
import { useEffect, useRef, useState } from "react";
import { GiftCard } from "./gift-card.tsx";
import styles from "./gift-preview.module.css";

type Shown = Readonly<Record<string, string>>;

/** The card as it will look, while its form is filled in. */
export function GiftPreview({ gift }: { gift: Shown }) {
  const place = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(gift);
  useEffect(() => {
    const form = place.current?.closest("form");
    const stop = new AbortController();
    form?.addEventListener("input", () => setShown(readTexts(form)), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    <figure className={styles.preview} ref={place}>
      <figcaption className={styles.caption}>As it will look</figcaption>
      <GiftCard template={shown["template"]} message={shown["message"]} from={shown["from"]} />
    </figure>
  );
}

const readTexts = (form: HTMLFormElement): Shown =>
  Object.fromEntries(
    Array.from(new FormData(form)).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
