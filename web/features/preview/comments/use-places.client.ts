"use client";
import { type RefObject, useEffect } from "react";
import { maxQuoteLength } from "./comment-rules.ts";

const maxHeadings = 60;

/** Fills in what a comment can be about: the words that were selected on the page last, and its headings. */
export function usePlaces(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const select = box.current?.querySelector<HTMLSelectElement>('select[name="quote"]');
    if (!select) return;
    const stop = new AbortController();
    const { signal } = stop;
    // Opening the form may take the selection away, so the last one is kept.
    let selected = "";
    const fill = () => {
      const { value } = select;
      const places = selected ? [selected, ...listHeadings()] : listHeadings();
      const [wholePage] = select.options;
      select.replaceChildren(
        ...(wholePage ? [wholePage] : []),
        ...Array.from(
          new Set(places),
          (place) => new Option(place === selected ? `“${place}”` : place, place),
        ),
      );
      select.value = value;
      // What was chosen isn't on the page any more.
      if (select.selectedIndex === -1) select.selectedIndex = 0;
    };
    const follow = () => {
      const words = readSelection();
      if (!words || words === selected) return;
      selected = words;
      fill();
      select.value = words;
    };
    fill();
    follow();
    document.addEventListener("selectionchange", follow, { signal });
    // Another page, or another draft, may have other headings by then.
    select.closest("details")?.addEventListener("toggle", fill, { signal });
    return () => stop.abort();
  }, [box]);
}

/** On one line, and short enough to send. Half an emoji can't be stored. */
const toQuote = (text: string | null | undefined) =>
  (text ?? "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, maxQuoteLength)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();

function listHeadings(): string[] {
  const shown = [...document.querySelectorAll("main :is(h1, h2, h3)")].filter((heading) =>
    heading.checkVisibility(),
  );
  return shown
    .map(({ textContent }) => toQuote(textContent))
    .filter((text) => text !== "")
    .slice(0, maxHeadings);
}

/** The words that are selected in the page's content, or nothing. */
function readSelection(): string {
  const selection = document.getSelection();
  const main = document.querySelector("main");
  const isInside =
    main?.contains(selection?.anchorNode ?? null) && main.contains(selection?.focusNode ?? null);
  return isInside ? toQuote(selection?.toString()) : "";
}
