import type { Instructor } from "#content/content-types.ts";
import { Arc } from "#ui/arc.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./portrait.module.css";

export interface PortraitProps {
  figure: Instructor["image"];
  sizes: string;
  /** Whether it's the first picture of its page. */
  priority?: boolean;
}

/** An instructor's portrait, 4:5 so that the hands are in frame; an arc without one. */
export function Portrait({ figure, sizes, priority = false }: PortraitProps) {
  return (
    <div className={styles.portrait}>
      {figure?.asset ? (
        <Picture figure={figure} sizes={sizes} ratio={4 / 5} maxWidth={1200} priority={priority} />
      ) : (
        <Arc shape="loop" draws="never" weight={3} className={styles.arc} />
      )}
    </div>
  );
}
