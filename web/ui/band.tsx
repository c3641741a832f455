import type { ComponentProps } from "react";
import styles from "./band.module.css";

export interface BandProps extends ComponentProps<"div"> {
  as?: "section" | "article" | "div";
  ground?: "paper" | "sand" | "sky" | "pine" | "ink";
  /** How much air stands above and below. */
  space?: "none" | "small" | "large";
}

/** A stretch of the page from edge to edge, with its own ground and the twelve columns inside. */
export function Band({
  as: Element = "section",
  ground,
  space = "large",
  className,
  children,
  ...rest
}: BandProps) {
  return (
    <Element data-ground={ground} {...rest} className={[styles.band, className].filter(Boolean).join(" ")}>
      <div className={styles.columns} data-space={space}>
        {children}
      </div>
    </Element>
  );
}
