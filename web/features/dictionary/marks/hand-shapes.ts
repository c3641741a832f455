import type { handshapeFamilies } from "@shop/schemas/vocabulary/sign-parameters.ts";

export type HandshapeFamily = (typeof handshapeFamilies)[number]["value"];

/**
 * A drawn hand as SVG paths, in a box of 64 by 72 units: a right hand with its palm toward you and its thumb on the right, or its
 * side where that tells more.
 */
export interface HandShape {
  /** Palm and straight fingers, as strokes. */
  light: string;
  /** Folded fingers, as strokes over the palm. */
  folded?: string;
  /** The thumb, and a finger that touches it, as strokes over the rest. */
  thumb: string;
  /** Whether it's seen from the side, where four fingers are one broad stroke. */
  isFromSide?: boolean;
}

const palm = "M20 43V57Q20 62 25 63V80H39V63Q44 62 44 57V43Z";

/** Straight up, next to each other, from the little finger to the index finger. */
const little = "M16.5 44V25";
const ring = "M26 42V16";
const middle = "M35.5 41V12";
const index = "M45 42V16";

const spread = {
  little: "M17 46L5 27",
  ring: "M26 42L20 15",
  middle: "M36 41L38 10",
  index: "M45 44L54 17",
};

const folded = {
  little: "M16.5 41V50",
  ring: "M26 40V51",
  middle: "M35.5 40V51",
  index: "M45 41V50",
};

const thumbs = {
  beside: "M46 58Q55 53 55 42",
  out: "M44 60L60 45",
  across: "M47 58L31 55",
  folded: "M47 57L33 51",
};

const shape = (straight: readonly string[], thumb: string, bent: readonly string[] = []): HandShape => ({
  light: palm + straight.join(""),
  folded: bent.join(""),
  thumb,
});

const fromSide = (light: string) => ({ light, isFromSide: true });

const { little: foldedLittle, ring: foldedRing, middle: foldedMiddle, index: foldedIndex } = folded;

export const handShapes: Readonly<Record<HandshapeFamily, HandShape>> = {
  flat: shape([little, ring, middle, index], thumbs.beside),
  bent: { ...fromSide("M46 80V64Q49 46 43 32L34 27L10 23"), thumb: "M42 56Q36 52 29 40" },
  open: shape([spread.little, spread.ring, spread.middle, spread.index], thumbs.out),
  claw: shape(
    [
      "M17 46L9 34Q7 28 13 30",
      "M26 42L22 26Q22 19 27 24",
      "M36 41L38 23Q40 17 43 24",
      "M45 44L53 31Q58 26 58 33",
    ],
    "M44 60L57 50Q62 46 59 43",
  ),
  curved: { ...fromSide("M46 80V64Q52 14 15 15"), thumb: "M44 60Q36 60 30 56Q23 51 17 50" },
  fingertips: { ...fromSide("M46 80V64Q50 20 28 20Q15 21 13 36"), thumb: "M44 60Q32 61 26 54Q21 47 14 46" },
  fist: shape([], thumbs.across, [foldedLittle, foldedRing, foldedMiddle, foldedIndex]),
  thumb: {
    light: "M22 38V62H30V80H42V62Q46 61 46 57V38Z",
    folded: "M16 36H35M15 45H36M16 54H35M18 63H34",
    thumb: "M45 43V13",
  },
  "thumb-between": shape([], "M46 60Q42 52 40.5 36", [foldedLittle, foldedRing, foldedMiddle, "M48 43V50"]),
  index: shape([index], thumbs.folded, [foldedLittle, foldedRing, foldedMiddle]),
  "hooked-index": shape(["M45 42V25L39 20L33 25"], thumbs.folded, [foldedLittle, foldedRing, foldedMiddle]),
  "thumb-and-index": shape([index], "M44 60H61", [foldedLittle, foldedRing, foldedMiddle]),
  pinch: {
    light: "M42 36V62L46 66V80H54V66L56 62V44L50 36ZM44 34L10 28",
    folded: "M36 50H47M37 59H47M39 67H47",
    thumb: "M52 42Q38 44 17 40",
  },
  "two-together": shape([middle, index], thumbs.folded, [foldedLittle, foldedRing]),
  "two-apart": shape(["M35.5 41L29 12", "M45 42L55 15"], thumbs.folded, [foldedLittle, foldedRing]),
  crossed: shape(["M44 42Q43 28 35 15"], thumbs.folded, [foldedLittle, foldedRing, "M36 40Q37 27 46 12"]),
  "thumb-and-two": shape(["M35.5 41L32 11", "M45 43L55 16"], thumbs.out, [foldedLittle, foldedRing]),
  three: shape(["M26 42L19 15", "M36 41V10", "M45 43L53 15"], "M47 58Q32 58 18 50", ["M16.5 41V48"]),
  four: shape([spread.little, spread.ring, spread.middle, spread.index], thumbs.across),
  "thumb-and-little": shape(["M17 46L4 29"], thumbs.out, [foldedRing, foldedMiddle, foldedIndex]),
  "thumb-on-index": shape(
    ["M17 46L7 24", "M26 42L21 13", "M36 41L38 10"],
    "M45 44Q51 29 57 36Q61 42 58 48Q54 56 45 60",
  ),
  "thumb-on-middle": shape(["M17 46L7 24", "M26 42L20 14", "M45 44L54 17"], "M47 59Q44 54 37 48", [
    foldedMiddle,
  ]),
  "thumb-on-ring": shape(["M17 46L6 25", "M36 41L36 10", "M45 44L54 17"], "M47 59Q38 56 28 49", [foldedRing]),
  "middle-bent": shape([spread.little, "M26 42L19 15", "M45 44L54 17"], thumbs.out, ["M36 39V49"]),
};
