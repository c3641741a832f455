import type { SignDescription } from "#artwork/signer/sign.ts";

export const time: readonly SignDescription[] = [
  {
    gloss: "NOW",
    isMirrored: true,
    steps: [
      {
        dominant: {
          shape: "Y",
          at: "front of waist",
          touch: "palm",
          by: { out: 11, up: 15 },
          fingers: "forward forward up",
          palm: "up",
        },
      },
      { dominant: { by: { out: 11, up: 7 } }, seconds: 0.26, hold: 0.6 },
    ],
  },
  {
    gloss: "TODAY",
    isMirrored: true,
    steps: [
      {
        dominant: {
          shape: "Y",
          at: "front of waist",
          touch: "palm",
          by: { out: 11, up: 15 },
          fingers: "forward forward up",
          palm: "up",
        },
      },
      { dominant: { by: { out: 11, up: 8 } }, seconds: 0.28, times: 2 },
    ],
  },
  {
    gloss: "TOMORROW",
    steps: [
      {
        dominant: { shape: "thumbUp", at: "cheek", touch: "thumb tip", fingers: "up up forward", palm: "in" },
      },
      {
        dominant: { by: { forward: 17, down: 1 }, fingers: "forward up" },
        bow: { up: 4 },
        seconds: 0.55,
        hold: 0.5,
      },
    ],
  },
  {
    gloss: "YESTERDAY",
    steps: [
      {
        dominant: {
          shape: "thumbUp",
          at: "side of chin",
          touch: "thumb tip",
          fingers: "up up in",
          palm: "forward",
        },
      },
      { dominant: { at: "near the ear" }, bow: { out: 3, forward: 2 }, seconds: 0.5, hold: 0.5 },
    ],
  },
  {
    gloss: "MORNING",
    steps: [
      {
        other: {
          shape: "flat",
          at: "stomach",
          touch: "palm",
          by: { in: 14, up: 4, forward: 9 },
          fingers: "in",
          palm: "back back down",
        },
        dominant: {
          shape: "flat",
          at: "front of waist",
          touch: "palm",
          by: { out: 12, up: 2, forward: 10 },
          fingers: "forward",
          palm: "up",
        },
      },
      {
        dominant: {
          at: "front of chest",
          by: { out: 12, up: 8, back: 2 },
          fingers: "up up in",
          palm: "back",
        },
        bow: { forward: 6 },
        seconds: 0.8,
        hold: 0.5,
      },
    ],
  },
  {
    gloss: "NIGHT",
    steps: [
      {
        other: {
          shape: "flat",
          at: "front of chest",
          touch: "back",
          by: { down: 6, in: 3 },
          fingers: "in",
          palm: "down",
        },
        dominant: {
          shape: "bentB",
          at: "other back of wrist",
          touch: "wrist",
          by: { up: 5, in: 1 },
          fingers: "forward in",
          palm: "down",
        },
        hold: 0.2,
      },
      { dominant: { by: { in: 1 } }, seconds: 0.26, times: 2, isPoster: true },
    ],
  },
  {
    gloss: "WEEK",
    steps: [
      {
        other: {
          shape: "flat",
          at: "front of chest",
          touch: "palm",
          by: { down: 8, back: 2 },
          fingers: "in forward",
          palm: "up",
        },
        dominant: {
          shape: "1",
          at: "other heel",
          touch: "fist",
          by: { up: 0.4 },
          fingers: "forward in",
          palm: "down",
        },
      },
      { dominant: { at: "other fingertips", by: { up: 0.8 } }, seconds: 0.65, hold: 0.4 },
    ],
  },
  {
    gloss: "MONTH",
    steps: [
      {
        other: {
          shape: "1",
          at: "front of chest",
          touch: "index tip",
          by: { up: 10 },
          fingers: "up",
          palm: "in",
        },
        dominant: {
          shape: "1",
          at: "other index tip",
          touch: "index pad",
          by: { down: 1.5, forward: 1 },
          fingers: "in",
          palm: "back",
        },
      },
      { dominant: { by: { down: 9, forward: 1 } }, seconds: 0.7, hold: 0.4 },
    ],
  },
  {
    gloss: "YEAR",
    steps: [
      {
        other: {
          shape: "S",
          at: "front of chest",
          touch: "palm",
          by: { down: 6 },
          fingers: "in forward",
          palm: "in back",
        },
        dominant: {
          shape: "S",
          at: "other thumb side",
          touch: "little side",
          fingers: "in forward",
          palm: "in back",
        },
        circle: { toward: "down", first: "forward", radius: 8.4, times: 1 },
        hold: 0.5,
      },
    ],
  },
];
