"use client";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import styles from "./print-button.module.css";

/** Opens the browser's print dialog. Hidden until the page is hydrated, but its room is there. */
export function PrintButton({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.print} data-ready={isHydrated}>
      <Button tone="quiet" onClick={() => window.print()}>
        {children}
      </Button>
    </div>
  );
}
