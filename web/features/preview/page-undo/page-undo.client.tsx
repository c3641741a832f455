"use client";
import { useEffect } from "react";
import { describeEdit } from "./page-edit.ts";
import styles from "./page-undo.module.css";
import { usePageEdits } from "./use-page-edits.client.ts";

/** Undoes what an editor changed on the page, with a button or Ctrl+Z. */
export function PageUndo() {
  const { latest, undo } = usePageEdits();
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener(
      "keydown",
      (event) => {
        if (!isUndoShortcut(event) || isTextField(event.target)) return;
        event.preventDefault();
        undo();
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [undo]);
  useEffect(() => {
    // The overlays' menu stays open after a section is chosen from it, and Escape closes it.
    if (latest) window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  }, [latest]);
  return (
    <output>
      {latest && (
        <span className={styles.line} data-ground="ink">
          {describeEdit(latest)}
          <button className={styles.undo} type="button" onClick={undo} aria-keyshortcuts="Control+Z Meta+Z">
            Undo
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
