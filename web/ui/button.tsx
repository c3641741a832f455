import type { ComponentProps } from "react";
import styles from "./button.module.css";

export type ButtonTone = "call" | "quiet" | "plain";

export interface ButtonProps extends ComponentProps<"button"> {
  /** `call` is a screen's main action; `plain` is text or an icon among others. */
  tone?: ButtonTone;
}

export function Button({ tone = "call", type = "button", ...rest }: ButtonProps) {
  return <button className={styles.button} data-tone={tone} type={type} {...rest} />;
}
