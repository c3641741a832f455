import { type HandshapeFamily, handShapes } from "./hand-shapes.ts";
import styles from "./mark.module.css";

/** A handshape as a small drawing. It decorates the handshape's name. */
export function HandMark({ family }: { family: HandshapeFamily }) {
  const { light, folded, thumb, isFromSide } = handShapes[family];
  return (
    <svg
      className={styles.hand}
      viewBox="-2 5 68 68"
      aria-hidden="true"
      {...(isFromSide && { "data-side": true })}
    >
      <path className={styles.light} d={light} />
      {folded && <path className={styles.edge} d={folded} />}
      {folded && <path className={styles.folded} d={folded} />}
      <path className={styles.edge} d={thumb} />
      <path className={styles.thumb} d={thumb} />
    </svg>
  );
}
