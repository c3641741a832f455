import type { SignDescription } from "#artwork/signer/sign.ts";

export const actions: readonly SignDescription[] = [
  {
    gloss: "HELP",
    steps: [
      {
        other: {
          shape: "flat",
          at: "front of chest",
          touch: "palm",
          by: { down: 10 },
          fingers: "in forward",
          palm: "up",
        },
        dominant: {
          shape: "thumbUp",
          at: "other palm",
          touch: "little side",
          fingers: "forward",
          palm: "in",
        },
      },
      { other: { by: { down: 1 } }, dominant: {}, seconds: 0.6, hold: 0.5 },
    ],
  },
  {
    gloss: "WANT",
    isMirrored: true,
    steps: [
      {
        dominant: {
          shape: "loose5",
          at: "front of waist",
          touch: "palm",
          by: { out: 10, up: 10, forward: 10 },
          fingers: "forward",
          palm: "up up in",
        },
      },
      { dominant: { shape: "claw", by: { out: 10, up: 10 }, fingers: "forward" }, seconds: 0.45, hold: 0.5 },
    ],
  },
  {
    gloss: "LIKE",
    steps: [
      { dominant: { shape: "open8", at: "chest", touch: "middle tip", fingers: "in in up", palm: "back" } },
      { dominant: { shape: "8", by: { forward: 15, out: 2 } }, seconds: 0.5, hold: 0.5 },
    ],
  },
  {
    gloss: "KNOW",
    steps: [
      {
        dominant: {
          shape: "flat",
          at: "side of forehead",
          touch: "fingertips",
          by: { out: 5, forward: 2 },
          fingers: "up in",
          palm: "back in",
        },
        hold: 0.15,
      },
      { dominant: {}, seconds: 0.24, times: 2, isPoster: true },
    ],
  },
  {
    gloss: "UNDERSTAND",
    steps: [
      {
        dominant: {
          shape: "S",
          at: "side of forehead",
          touch: "palm",
          by: { out: 8, forward: 4, down: 10 },
          fingers: "up",
          palm: "back",
        },
      },
      {
        dominant: { shape: "1", by: { out: 8, forward: 4, down: 10 } },
        face: { brows: 0.6, nod: -0.5, smile: 0.6 },
        seconds: 0.18,
        hold: 0.7,
        isPoster: true,
      },
    ],
  },
  {
    gloss: "MEET",
    isMirrored: true,
    steps: [
      {
        dominant: {
          shape: "1",
          at: "front of chest",
          touch: "fist",
          by: { out: 12 },
          fingers: "up",
          palm: "in",
        },
      },
      { dominant: { by: { out: 0.3 } }, seconds: 0.5, hold: 0.5 },
    ],
  },
  {
    gloss: "FINISH",
    isMirrored: true,
    steps: [
      {
        dominant: {
          shape: "5",
          at: "front of chest",
          touch: "palm",
          by: { out: 12, up: 4 },
          fingers: "up",
          palm: "back back in",
        },
      },
      {
        dominant: { by: { out: 14, up: 1 }, fingers: "up forward", palm: "forward down" },
        seconds: 0.28,
        hold: 0.6,
      },
    ],
  },
  {
    gloss: "AGAIN",
    steps: [
      {
        other: {
          shape: "flat",
          at: "front of chest",
          touch: "palm",
          by: { down: 8, in: 2 },
          fingers: "forward in",
          palm: "up",
        },
        dominant: {
          shape: "bentB",
          at: "other palm",
          touch: "fingertips",
          by: { out: 15, up: 3 },
          fingers: "forward in",
          palm: "up up in",
        },
      },
      { dominant: { fingers: "in in up", palm: "down down in" }, bow: { up: 7 }, seconds: 0.55, hold: 0.5 },
    ],
  },
  {
    gloss: "MORE",
    isMirrored: true,
    steps: [
      {
        dominant: {
          shape: "flatO",
          at: "front of chest",
          touch: "all tips",
          by: { out: 5, up: 1 },
          fingers: "forward up in",
          palm: "in in back",
        },
        hold: 0.2,
      },
      { dominant: { by: { out: 0.4, up: 1 } }, seconds: 0.24, times: 2, isPoster: true },
    ],
  },
];
