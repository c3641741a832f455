"use client";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { describeEdit, type PageEdit } from "./page-edit.ts";
import styles from "./undo-line.module.css";

export interface UndoLineProps {
  /** What an editor changed last on the page. */
  latest: PageEdit | undefined;
  undo: () => void;
}

/** Says what an editor changed on the page, and undoes it with a button or Ctrl+Z. Dismissing the line leaves Ctrl+Z. */
export function UndoLine({ latest, undo }: UndoLineProps) {
  const [dismissed, setDismissed] = useState<PageEdit>();
  const line = useRef<HTMLSpanElement>(null);
  const dismiss = () => {
    // The focused button disappears with the line.
    if (line.current?.contains(document.activeElement))
      document.getElementById("main")?.focus({ preventScroll: true });
    setDismissed(latest);
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTextField(event.target)) return;
    if (event.key === "Escape") dismiss();
    if (!isUndoShortcut(event)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener("keydown", handleKey, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  useEffect(() => {
    // The overlays' menu stays open after a section is chosen from it, and Escape closes it. The document doesn't hear this one.
    if (latest) window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  }, [latest]);
  return (
    <output>
      {latest && latest !== dismissed && (
        <span className={styles.line} data-ground="ink" ref={line}>
          {describeEdit(latest)}
          <button className={styles.undo} type="button" onClick={undo} aria-keyshortcuts="Control+Z Meta+Z">
            Undo
          </button>
          <button className={styles.dismiss} type="button" aria-label="Dismiss" onClick={dismiss}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
              <path d="M2 2L14 14M14 2L2 14" stroke="currentcolor" strokeWidth="2" />
            </svg>
          </button>
        </span>
      )}
    </output>
  );
}

const isUndoShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === "z";

/** There, the browser undoes what was typed. */
const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
