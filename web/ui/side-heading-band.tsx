import type { ReactNode } from "react";
import { Band, type BandProps } from "#ui/band.tsx";
import styles from "./side-heading-band.module.css";

export interface SideHeadingBandProps extends Omit<BandProps, "title"> {
  /** A heading in the margin on wide screens. Without one, the margin stays empty. */
  title: ReactNode;
  children: ReactNode;
}

/** A part of a page below a line: the heading in the first columns, the content from the fifth. */
export function SideHeadingBand({ title, className, children, ...rest }: SideHeadingBandProps) {
  return (
    <Band space="none" className={[styles.band, className].filter(Boolean).join(" ")} {...rest}>
      <div className={styles.part}>
        {title && <h2 className={styles.title}>{title}</h2>}
        <div className={styles.content}>{children}</div>
      </div>
    </Band>
  );
}
