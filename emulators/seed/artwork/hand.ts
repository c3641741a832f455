import type { Curve, Point } from "#seed/artwork/curve.ts";
import { limb, tapering } from "#seed/artwork/limb.ts";

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

/** Index to small finger. */
type HandShape = readonly Finger[];

/** An open hand at rest: the wrist at the origin, fingers up, the thumb to the left, about 240 high. */
export const openHand: HandShape = [
  { root: [-37, -112], angle: -13, length: 98, lean: 6, width: [16, 12.5] },
  { root: [-9, -122], angle: -3, length: 112, lean: 3, width: [17, 13] },
  { root: [20, -117], angle: 7, length: 103, lean: -1, width: [16, 12.5] },
  { root: [43, -100], angle: 18, length: 80, lean: -5, width: [14, 11] },
];

export interface HandColours {
  light: string;
  shade: string;
}

/** A hand in two flat tones: palm and fingers, and the thumb with its mound a shade deeper. */
export function hand({ light, shade }: HandColours, shape: HandShape = openHand): string {
  return `<g fill="${light}">${handParts(shape)
    .map((part) => `<path d="${part}"/>`)
    .join("")}</g>
    <path d="${thumb}" fill="${shade}"/>`;
}

/** A forearm's sleeve that hangs from the same wrist, and its cuff. */
export function sleeve(fill: string, cuff: string): string {
  return `<path d="${sleeveShape}" fill="${fill}"/><path d="${cuffShape}" fill="${cuff}"/>`;
}

/** Hand and sleeve as one hairline, filled with the ground so that it hides what lies behind. */
export function armOutline({
  stroke,
  width,
  ground,
}: {
  stroke: string;
  width: number;
  ground: string;
}): string {
  const parts = [...handParts(openHand), thumb, sleeveShape].map((part) => `<path d="${part}"/>`).join("");
  return `<g fill="${stroke}" stroke="${stroke}" stroke-width="${width * 2}">${parts}</g><g fill="${ground}">${parts}</g>`;
}

/** Where the fingertips are, from the index to the small finger. */
export function fingertips(shape: HandShape = openHand): Point[] {
  return shape.map((finger) => toSpine(finger)[3] ?? finger.root);
}

const handParts = (shape: HandShape) => [
  palm,
  ...shape.map((finger) => limb(toSpine(finger), tapering(...finger.width))),
];

const palm =
  "M-31 80C-30 50 -29 30 -30 10C-32 -14 -54 -40 -53 -78C-52 -96 -52 -108 -50 -122C-44 -142 -18 -152 4 -150C28 -149 50 -138 54 -118C56 -108 58 -100 57 -90C54 -56 33 -30 31 6C31 30 32 50 34 80Z";

const sleeveShape = "M-42 46C-30 52 32 52 45 46C50 110 60 190 68 330L-68 330C-60 190 -48 110 -42 46Z";

const cuffShape = "M-42 46C-30 52 32 52 45 46L46.5 60C32 66 -30 66 -43.5 60Z";

const thumb =
  "M-30 16C-35 -12 -56 -32 -82 -54C-100 -69 -112 -84 -117 -98C-123 -113 -103 -123 -93 -110C-83 -96 -68 -84 -50 -78C-26 -70 -6 -52 -8 -30C-10 -8 -18 10 -30 16Z";

function toSpine({ root: [x, y], angle, length, lean }: Finger): Curve {
  const ahead = (degrees: number, reach: number, [fromX, fromY]: Point): Point => {
    const radians = (degrees * Math.PI) / 180;
    return [fromX + Math.sin(radians) * reach, fromY - Math.cos(radians) * reach];
  };
  const first = ahead(angle, length / 3, [x, y]);
  const second = ahead(angle + lean / 2, length / 3, first);
  return [[x, y], first, second, ahead(angle + lean, length / 3, second)];
}
