import type { ComponentProps } from "react";
import styles from "./band.module.css";

export interface BandProps extends ComponentProps<"div"> {
  as?: "section" | "article" | "div";
  ground?: "paper" | "sand" | "sky" | "pine" | "ink";
  /** Vertical padding. */
  space?: "none" | "small" | "large";
}

/** A full-width part of the page with its own background and twelve columns. */
export function Band({
  as: Element = "section",
  ground,
  space = "large",
  className,
  children,
  ...rest
}: BandProps) {
  return (
    <Element
      {...(ground && { "data-ground": ground })}
      {...rest}
      className={[styles.band, className].filter(Boolean).join(" ")}
    >
      <div className={styles.columns} data-space={space}>
        {children}
      </div>
    </Element>
  );
}
