"use client";
import { type ReactNode, useSyncExternalStore } from "react";
import { Button } from "#ui/button.tsx";
import styles from "./print-button.module.css";

/** Opens the browser's print dialog. Hidden until the page is hydrated, but its room is there. */
export function PrintButton({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <div className={styles.print} data-ready={isHydrated}>
      <Button tone="quiet" onClick={() => window.print()}>
        {children}
      </Button>
    </div>
  );
}
