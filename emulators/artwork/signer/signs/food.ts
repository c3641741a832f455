import type { SignDescription } from "#artwork/signer/sign.ts";

export const food: readonly SignDescription[] = [
  {
    gloss: "EAT",
    steps: [
      {
        dominant: {
          shape: "flatO",
          at: "mouth",
          touch: "all tips",
          by: { forward: 9, down: 4 },
          fingers: "up up in",
          palm: "back back in",
        },
        hold: 0.2,
      },
      {
        dominant: { by: { forward: 0.3 } },
        face: { open: 0.25, smile: 0 },
        seconds: 0.4,
        hold: 0.5,
        isPoster: true,
      },
    ],
  },
  {
    gloss: "DRINK",
    steps: [
      {
        dominant: {
          shape: "C",
          at: "chin",
          touch: "thumb tip",
          by: { forward: 4 },
          fingers: "forward up",
          palm: "in",
        },
      },
      {
        dominant: { at: "mouth", by: { forward: 1 }, fingers: "up up in forward" },
        face: { nod: 0.5, open: 0.2, smile: 0 },
        seconds: 0.55,
        hold: 0.5,
        isPoster: true,
      },
    ],
  },
  {
    gloss: "WATER",
    steps: [
      {
        dominant: {
          shape: "W",
          at: "chin",
          touch: "index side",
          by: { forward: 4 },
          fingers: "up",
          palm: "in in back",
        },
        hold: 0.2,
      },
      { dominant: {}, seconds: 0.24, times: 2, isPoster: true },
    ],
  },
  {
    gloss: "MILK",
    steps: [
      {
        dominant: {
          shape: "C",
          at: "front of shoulder",
          touch: "wrist",
          by: { down: 8, in: 3 },
          fingers: "up forward",
          palm: "in",
        },
      },
      { dominant: { shape: "S", by: { down: 8, in: 3 } }, seconds: 0.28, times: 2 },
    ],
  },
  {
    gloss: "COFFEE",
    steps: [
      {
        other: {
          shape: "S",
          at: "front of chest",
          touch: "palm",
          by: { down: 8 },
          fingers: "in",
          palm: "back",
        },
        dominant: {
          shape: "S",
          at: "other thumb side",
          touch: "little side",
          by: { forward: 0.5 },
          fingers: "in",
          palm: "back",
        },
        circle: { toward: "back", first: "in", radius: 2, times: 3 },
      },
    ],
  },
  {
    gloss: "BREAD",
    steps: [
      {
        other: {
          shape: "flat",
          at: "front of chest",
          touch: "palm",
          by: { back: 6 },
          fingers: "in",
          palm: "back",
        },
        dominant: {
          shape: "bentB",
          at: "other back",
          touch: "fingertips",
          by: { up: 3 },
          fingers: "in up",
          palm: "back",
        },
      },
      { dominant: { by: { down: 4 } }, seconds: 0.34, times: 3 },
    ],
  },
  {
    gloss: "CHEESE",
    steps: [
      {
        other: {
          shape: "5",
          at: "front of chest",
          touch: "heel",
          by: { down: 4 },
          fingers: "forward in",
          palm: "up",
        },
        dominant: { shape: "5", at: "other heel", touch: "heel", fingers: "forward", palm: "down" },
      },
      { dominant: { fingers: "in" }, seconds: 0.28, times: 3 },
    ],
  },
  {
    gloss: "APPLE",
    steps: [
      {
        dominant: {
          shape: "X",
          at: "cheek",
          touch: "index hook",
          fingers: "in up",
          palm: "down forward forward",
        },
      },
      { dominant: { palm: "down down forward" }, seconds: 0.26, times: 3 },
    ],
  },
];
