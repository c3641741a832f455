import { Arc } from "#ui/arc.tsx";
import styles from "./wordmark.module.css";

export interface WordmarkProps {
  /** The shop's name, from the site settings. */
  name: string | null;
}

/** The home link: the shop's name under its arc. */
export function Wordmark({ name }: WordmarkProps) {
  return (
    <a className={styles.wordmark} href="/">
      <Arc shape="mark" weight={2.5} draws="at-once" className={styles.mark} />
      <span>{name ?? "Home"}</span>
    </a>
  );
}
