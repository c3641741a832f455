import type { ReactNode } from "react";
import { Band } from "#ui/band.tsx";
import styles from "./page-title.module.css";

export interface PageTitleProps {
  children: ReactNode;
}

/** The title of a page without a hero. */
export function PageTitle({ children }: PageTitleProps) {
  return (
    <Band as="div" space="none">
      <h1 className={styles.title}>{children}</h1>
    </Band>
  );
}
