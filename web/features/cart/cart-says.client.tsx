"use client";
import { Button } from "#ui/button.tsx";
import type { CartState } from "./cart-context.ts";
import type { Said } from "./use-cart-changes.client.ts";
import styles from "./cart-says.module.css";

export interface CartSaysProps {
  said: Said;
  onRetry: CartState["change"];
  onDismiss: () => void;
}

/** What becomes of a change, in sight of whoever looks; a problem stays until it is seen to. */
export function CartSays({ said: { text, isProblem, retry }, onRetry, onDismiss }: CartSaysProps) {
  if (!isProblem) {
    return (
      // It is announced by the region that says the same.
      <p className={styles.place} data-kind="word" aria-hidden="true" key={text}>
        {text}
      </p>
    );
  }
  return (
    <div className={styles.place} data-kind="problem">
      <p role="alert">{text}</p>
      <div className={styles.buttons}>
        {retry && (
          <Button tone="quiet" onClick={() => void onRetry(retry)}>
            Try again
          </Button>
        )}
        <Button tone="plain" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}
