import type { ReactNode } from "react";
import { Band, type BandProps } from "#ui/band.tsx";
import styles from "./hanging.module.css";

export interface HangingProps extends Omit<BandProps, "title"> {
  /** A heading in the margin on wide screens. Without one, the margin stays empty. */
  title: ReactNode;
  children: ReactNode;
}

/** A part of a page below a line: the heading in the first columns, the content from the fifth. */
export function Hanging({ title, className, children, ...rest }: HangingProps) {
  return (
    <Band space="none" className={[styles.hanging, className].filter(Boolean).join(" ")} {...rest}>
      <div className={styles.part}>
        {title && <h2 className={styles.title}>{title}</h2>}
        <div className={styles.content}>{children}</div>
      </div>
    </Band>
  );
}
