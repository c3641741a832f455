"use client";
import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#ui/button.tsx";
import type { CartState } from "#features/cart/state/cart-context.ts";
import { focusAround } from "#features/cart/state/focus-around.ts";
import type { CartMessage } from "#features/cart/state/use-cart-mutations.client.ts";
import { focusLine } from "./focus-line.ts";
import { StatusToast } from "./status-toast.tsx";
import styles from "./cart-toast.module.css";

export interface CartToastProps {
  message: CartMessage;
  onSend: CartState["change"];
  onDismiss: () => void;
}

/** Space between the toast and the element it covered, in pixels: room for a focus ring. */
const clearance = 12;

/**
 * The pressed button disappeared with its line, so focus moves here. On a page, the toast is in view wherever it's scrolled to;
 * scrolling to it would only move the page.
 */
const focusInPlace = (button: HTMLButtonElement | null) =>
  button?.focus({ preventScroll: !button.closest("dialog") });

/** A visible message about a change. A problem stays until it's dismissed, which Escape does too. */
export function CartToast({ message, onSend, onDismiss }: CartToastProps) {
  const { text, isProblem, retry, undo } = message;
  const element = useRef<HTMLDivElement>(null);
  // Scrolls a focused field out from under the toast.
  useEffect(() => {
    const { activeElement } = document;
    const box = element.current?.getBoundingClientRect();
    if (
      !box ||
      !activeElement ||
      activeElement.contains(element.current) ||
      element.current?.contains(activeElement)
    )
      return;
    const { top, bottom } = activeElement.getBoundingClientRect();
    if (top < box.bottom && bottom > box.top) scrollBy({ top: bottom - box.top + clearance });
  }, []);
  const dismiss = () => {
    focusAround(element.current);
    onDismiss();
  };
  const hasButtons = undo !== undefined || isProblem === true;
  const dismissWithEscape = useEffectEvent((event: KeyboardEvent) => {
    // What's open closes first, and so does a list of suggestions.
    const isTaken = event.defaultPrevented || document.querySelector("dialog[open], :popover-open") !== null;
    if (event.key !== "Escape" || isTaken) return;
    if (element.current?.contains(document.activeElement)) dismiss();
    else onDismiss();
  });
  useEffect(() => {
    if (!hasButtons) return undefined;
    const stop = new AbortController();
    document.addEventListener("keydown", dismissWithEscape, { signal: stop.signal });
    return () => stop.abort();
  }, [hasButtons]);
  if (undo) {
    const undoChange = async () => {
      dismiss();
      const start = document.activeElement;
      const answer = await onSend(undo);
      // The shopper may have gone on in the meantime.
      if (answer?.lastAddedId !== undefined && document.activeElement === start)
        focusLine(answer.lastAddedId);
    };
    return (
      <div className={styles.place} data-kind="undo" data-ground="ink" ref={element}>
        <p aria-hidden="true">{text}</p>
        <Button tone="plain" ref={focusInPlace} onClick={() => void undoChange()}>
          Undo
        </Button>
        <Button tone="plain" onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    );
  }
  if (!isProblem) return <StatusToast message={message} />;
  return (
    <div className={styles.place} data-kind="problem" ref={element}>
      <p role="alert">{text}</p>
      <div className={styles.buttons}>
        {retry && (
          <Button tone="quiet" onClick={() => void onSend(retry)}>
            Try again
          </Button>
        )}
        <Button tone="plain" onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}
