"use client";
import { type RefObject, useEffect, useState } from "react";

/** The current values of the form around an element, by field; null until something is entered. */
export function useFormTexts(element: RefObject<Element | null>): Readonly<Record<string, string>> | null {
  const [texts, setTexts] = useState<Readonly<Record<string, string>> | null>(null);
  useEffect(() => {
    const form = element.current?.closest("form");
    const stop = new AbortController();
    const follow = () => form && setTexts(readTexts(form));
    // Typed before React started.
    if (form && isFilledIn(form)) follow();
    form?.addEventListener("input", follow, { signal: stop.signal });
    // The form has its first values after this event.
    form?.addEventListener("reset", () => queueMicrotask(follow), { signal: stop.signal });
    return () => stop.abort();
  }, [element]);
  return texts;
}

/** Whether a reset would change anything. */
function isFilledIn(form: HTMLFormElement): boolean {
  // A copy keeps what's typed until it's reset.
  const initial = document.importNode(form, true);
  initial.reset();
  return JSON.stringify(readTexts(form)) !== JSON.stringify(readTexts(initial));
}

const readTexts = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    Array.from(new FormData(form)).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
