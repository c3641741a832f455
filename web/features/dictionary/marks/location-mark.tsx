import type { locationAreas } from "@shop/schemas/vocabulary/sign-parameters.ts";
import styles from "./mark.module.css";

export type LocationArea = (typeof locationAreas)[number]["value"];

/** A signer's head and body with a dot where a sign starts. It decorates the location's name. */
export function LocationMark({ area }: { area: LocationArea }) {
  const [x, y] = dots[area];
  const isOnArm = area === "arm" || area === "other-hand";
  return (
    <svg className={styles.body} viewBox="-2 5 68 68" aria-hidden="true">
      <path className={styles.light} d={signer} />
      {isOnArm && <path className={styles.limb} d="M54 68L16 57" />}
      {area === "front" && <circle className={styles.ring} cx={x} cy={y} r={10.5} />}
      <circle className={styles.dot} cx={x} cy={y} r={5} />
    </svg>
  );
}

const signer = "M32 7A12.5 14 0 0 1 32 35A12.5 14 0 0 1 32 7ZM6 78Q4 45 24 42L32 44L40 42Q60 45 58 78Z";

/** As a right-handed signer looks to the person they're signing to. */
const dots: Readonly<Record<LocationArea, readonly [x: number, y: number]>> = {
  forehead: [32, 11],
  face: [32, 20],
  cheek: [22, 23],
  mouth: [32, 27],
  chin: [32, 34],
  shoulder: [9, 42],
  chest: [32, 52],
  front: [32, 58],
  waist: [32, 69],
  arm: [33, 62],
  "other-hand": [16, 57],
};
