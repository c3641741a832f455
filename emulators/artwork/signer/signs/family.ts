import type { SignDescription, Step } from "#artwork/signer/sign.ts";
import type { Place } from "#artwork/signer/places.ts";

/** An open hand whose thumb taps a place twice. */
const tapped = (gloss: string, at: Place): SignDescription => ({
  gloss,
  steps: [
    {
      dominant: {
        shape: "5",
        at,
        touch: "thumb tip",
        by: { forward: 4 },
        fingers: "up",
        palm: "in in in back",
      },
      hold: 0.15,
    },
    { dominant: {}, seconds: 0.22, times: 2, isPoster: true },
  ],
});

/** An open hand whose thumb starts at a place and bounces forward twice. */
const bounced = (gloss: string, at: Place): SignDescription => ({
  gloss,
  steps: [
    { dominant: { shape: "5", at, touch: "thumb tip", fingers: "up", palm: "in in in back" } },
    { dominant: { by: { forward: 8, down: 1 } }, bow: { up: 4 }, seconds: 0.36, hold: 0.04 },
    { dominant: { by: { forward: 16, down: 2 } }, bow: { up: 4 }, seconds: 0.36, hold: 0.45 },
  ],
});

/** An L that comes down from a place on the face to rest on the other one. */
const lowered = (gloss: string, at: Place): SignDescription => ({
  gloss,
  steps: [
    {
      other: {
        shape: "L",
        at: "front of chest",
        touch: "palm",
        by: { out: 1, down: 6, back: 2 },
        fingers: "forward",
        palm: "in",
      },
      dominant: { shape: "L", at, touch: "thumb tip", fingers: "up forward", palm: "in" },
    },
    {
      dominant: {
        at: "other thumb side",
        touch: "little side",
        by: { out: 2.4, up: 0.2, forward: 1 },
        fingers: "forward",
        palm: "in",
      },
      seconds: 0.6,
      hold: 0.5,
    },
  ],
});

const rocked = (shift: number): Step => ({
  dominant: { by: { in: 8 + shift, up: 6, forward: 13 } },
  other: { by: { in: 8 - shift, up: 2, forward: 14 } },
  seconds: 0.45,
  hold: 0,
});

export const family: readonly SignDescription[] = [
  {
    gloss: "FAMILY",
    isMirrored: true,
    steps: [
      {
        dominant: {
          shape: "F",
          at: "front of chest",
          touch: "pinched tips",
          by: { out: 1.2, up: 6, back: 3 },
          fingers: "up",
          palm: "forward",
        },
      },
      {
        dominant: { touch: "little side", by: { out: 0.6, up: 2, forward: 9 }, palm: "back back back in" },
        bow: { out: 17 },
        seconds: 0.95,
        hold: 0.45,
      },
    ],
  },
  tapped("MOTHER", "chin"),
  tapped("FATHER", "forehead"),
  lowered("SISTER", "side of chin"),
  lowered("BROTHER", "side of forehead"),
  bounced("GRANDMOTHER", "chin"),
  bounced("GRANDFATHER", "forehead"),
  {
    gloss: "BABY",
    steps: [
      {
        other: {
          shape: "flat",
          at: "stomach",
          touch: "palm",
          by: { in: 8, up: 2, forward: 14 },
          fingers: "in",
          palm: "up",
        },
        dominant: {
          shape: "flat",
          at: "stomach",
          touch: "palm",
          by: { in: 8, up: 6, forward: 13 },
          fingers: "in",
          palm: "up",
        },
        face: { smile: 0.7, nod: -0.4 },
        isPoster: true,
      },
      rocked(4),
      rocked(-4),
      rocked(4),
      rocked(-4),
    ],
  },
];
