import type { SignDescription, Step } from "#artwork/signer/sign.ts";

/** Two flat hands that move down as along someone's sides. */
const personEnding: readonly [Step, Step] = [
  {
    dominant: {
      shape: "flat",
      at: "front of chest",
      touch: "palm",
      by: { out: 12, up: 4, back: 4 },
      fingers: "forward",
      palm: "in",
    },
    other: {
      shape: "flat",
      at: "front of chest",
      touch: "palm",
      by: { out: 12, up: 4, back: 4 },
      fingers: "forward",
      palm: "in",
    },
    seconds: 0.45,
    hold: 0.05,
  },
  {
    dominant: { by: { out: 12, down: 12, back: 4 } },
    other: { by: { out: 12, down: 12, back: 4 } },
    seconds: 0.45,
    hold: 0.45,
  },
];

export const school: readonly SignDescription[] = [
  {
    gloss: "TEACHER",
    isMirrored: true,
    steps: [
      {
        dominant: {
          shape: "flatO",
          at: "side of forehead",
          touch: "all tips",
          by: { out: 5, forward: 3 },
          fingers: "up in",
          palm: "forward forward down",
        },
      },
      { dominant: { by: { out: 5, forward: 11 } }, seconds: 0.3, times: 2 },
      ...personEnding,
    ],
  },
  {
    gloss: "STUDENT",
    steps: [
      {
        other: {
          shape: "flat",
          at: "front of chest",
          touch: "palm",
          by: { down: 8 },
          fingers: "forward in",
          palm: "up",
        },
        dominant: {
          shape: "loose5",
          at: "other palm",
          touch: "fingertips",
          fingers: "in forward",
          palm: "down",
        },
      },
      {
        dominant: {
          shape: "flatO",
          at: "side of forehead",
          touch: "all tips",
          by: { forward: 7 },
          fingers: "up in",
          palm: "back",
        },
        seconds: 0.6,
        hold: 0.1,
      },
      ...personEnding,
    ],
  },
  {
    gloss: "LEARN",
    steps: [
      {
        other: {
          shape: "flat",
          at: "front of chest",
          touch: "palm",
          by: { down: 8 },
          fingers: "forward in",
          palm: "up",
        },
        dominant: {
          shape: "loose5",
          at: "other palm",
          touch: "fingertips",
          fingers: "in forward",
          palm: "down",
        },
      },
      {
        dominant: {
          shape: "flatO",
          at: "forehead",
          touch: "all tips",
          by: { forward: 0.5, out: 3 },
          fingers: "up in",
          palm: "back",
        },
        seconds: 0.75,
        hold: 0.5,
      },
    ],
  },
];
