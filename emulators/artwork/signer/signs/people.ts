import type { SignDescription } from "#artwork/signer/sign.ts";

export const people: readonly SignDescription[] = [
  {
    gloss: "I",
    steps: [
      {
        dominant: {
          shape: "1",
          at: "chest",
          touch: "index tip",
          by: { forward: 6 },
          fingers: "in in back",
          palm: "back in down",
        },
        hold: 0.1,
      },
      { dominant: {}, hold: 0.5, isPoster: true },
    ],
  },
  {
    gloss: "YOU",
    steps: [
      {
        dominant: {
          shape: "1",
          at: "front of chest",
          touch: "index tip",
          by: { out: 8, forward: 8 },
          fingers: "forward",
          palm: "down in",
        },
        hold: 0.15,
      },
      { dominant: { by: { out: 7, forward: 17 } }, seconds: 0.25, hold: 0.5 },
    ],
  },
  {
    gloss: "MY",
    steps: [
      {
        dominant: {
          shape: "flat",
          at: "chest",
          touch: "palm",
          by: { forward: 8 },
          fingers: "in in up",
          palm: "back",
        },
        hold: 0.1,
      },
      { dominant: {}, hold: 0.5, isPoster: true },
    ],
  },
  {
    gloss: "YOUR",
    steps: [
      {
        dominant: {
          shape: "flat",
          at: "front of chest",
          touch: "palm",
          by: { out: 9, up: 4 },
          fingers: "up",
          palm: "forward",
        },
        hold: 0.2,
      },
      { dominant: { by: { out: 8, up: 4, forward: 9 } }, seconds: 0.28, hold: 0.5 },
    ],
  },
  {
    gloss: "NAME",
    steps: [
      {
        other: {
          shape: "H",
          at: "front of chest",
          touch: "index side",
          fingers: "forward in",
          palm: "in back",
        },
        dominant: {
          shape: "H",
          at: "other index side",
          touch: "middle side",
          by: { up: 5 },
          fingers: "in in in forward",
          palm: "back back in",
        },
      },
      { dominant: {}, seconds: 0.22, times: 2, isPoster: true },
    ],
  },
  {
    gloss: "FRIEND",
    steps: [
      {
        other: {
          shape: "X",
          at: "front of chest",
          touch: "inside hook",
          fingers: "in in forward",
          palm: "up",
        },
        dominant: {
          shape: "X",
          at: "other inside hook",
          touch: "inside hook",
          fingers: "in in forward",
          palm: "down",
        },
        hold: 0.4,
      },
      {
        other: { by: { out: 5 }, palm: "in" },
        dominant: { at: "front of chest", by: { out: 5 }, palm: "in" },
        seconds: 0.3,
        hold: 0,
      },
      {
        other: { palm: "down" },
        dominant: { at: "other inside hook", palm: "up" },
        seconds: 0.35,
        hold: 0.45,
      },
    ],
  },
];
