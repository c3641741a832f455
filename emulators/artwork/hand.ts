import type { Point } from "#artwork/curve.ts";
import { limb, tapering } from "#artwork/limb.ts";

export interface HandColors {
  light: string;
  shade: string;
}

/**
 * An open hand at rest, in two flat tones: palm and fingers, and the thumb with its mound a shade deeper.
 * The wrist is the origin, fingers point up, the thumb lies to the left; about 240 units high.
 */
export function hand({ light, shade }: HandColors): string {
  return `<g fill="${light}" filter="url(#soft)">${paths([...handParts, thumb])}</g><path d="${thumb}" fill="${shade}"/>`;
}

/** A forearm's sleeve that ends below the wrist, and its cuff. */
export function sleeve(fill: string, cuff: string): string {
  return `<path d="${sleeveShape}" fill="${fill}"/><path d="${cuffShape}" fill="${cuff}"/>`;
}

/** Hand and sleeve as one hairline, filled with the ground so that it hides what lies behind it. */
export function armOutline(stroke: string, width: number, ground: string): string {
  const parts = paths([...handParts, thumb, sleeveShape]);
  return `<g fill="${stroke}" stroke="${stroke}" stroke-width="${width * 2}">${parts}</g><g fill="${ground}">${parts}</g>`;
}

/** Rounds the webs between the fingers, as if the parts had flowed together. Stands once in every drawing. */
export const softening = `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">
  <feGaussianBlur stdDeviation="2.4"/>
  <feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 16 -7.5"/>
</filter>`;

interface Finger {
  root: Point;
  /** Degrees from straight up, clockwise. */
  angle: number;
  length: number;
  /** How far the tip leans on, in degrees. */
  lean: number;
  /** Half the width at the root and at the tip. */
  width: readonly [root: number, tip: number];
}

/** From the index to the small finger. */
const fingers: readonly Finger[] = [
  { root: [-37, -112], angle: -13, length: 98, lean: 6, width: [16, 12.5] },
  { root: [-9, -122], angle: -3, length: 112, lean: 3, width: [17, 13] },
  { root: [20, -117], angle: 7, length: 103, lean: -1, width: [16, 12.5] },
  { root: [43, -100], angle: 18, length: 80, lean: -5, width: [14, 11] },
];

/** Where the fingertips are, from the index to the small finger. */
export const fingertips: readonly Point[] = fingers.map((finger) => toSpine(finger)[3]);

const palm =
  "M-31 80C-30 50 -29 30 -30 10C-32 -14 -52 -42 -49 -76C-48 -94 -51 -106 -52 -118C-46 -144 -18 -156 4 -154C28 -153 50 -140 54 -118C57 -108 59 -98 58 -91C50 -62 33 -30 31 6C31 30 32 50 34 80Z";

const handParts = [palm, ...fingers.map((finger) => limb(toSpine(finger), tapering(...finger.width)))];

const thumb =
  "M-30 16C-35 -12 -56 -32 -82 -54C-100 -69 -112 -84 -117 -98C-123 -113 -103 -123 -93 -110C-83 -96 -68 -84 -50 -78C-26 -70 -6 -52 -8 -30C-10 -8 -18 10 -30 16Z";

const sleeveShape = "M-42 46C-30 52 32 52 45 46C50 110 60 190 68 330L-68 330C-60 190 -48 110 -42 46Z";

const cuffShape = "M-42 46C-30 52 32 52 45 46L46.5 60C32 66 -30 66 -43.5 60Z";

function toSpine({ root, angle, length, lean }: Finger): readonly [Point, Point, Point, Point] {
  const first = ahead(root, angle, length / 3);
  const second = ahead(first, angle + lean / 2, length / 3);
  return [root, first, second, ahead(second, angle + lean, length / 3)];
}

function ahead([x, y]: Point, degrees: number, reach: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [x + Math.sin(radians) * reach, y - Math.cos(radians) * reach];
}

function paths(shapes: readonly string[]): string {
  return shapes.map((shape) => `<path d="${shape}"/>`).join("");
}
