import type { SignDescription } from "#artwork/signer/sign.ts";

export const describing: readonly SignDescription[] = [
  {
    gloss: "GOOD",
    steps: [
      {
        other: {
          shape: "flat",
          at: "front of chest",
          touch: "palm",
          by: { down: 9 },
          fingers: "forward in",
          palm: "up",
        },
        dominant: { shape: "flat", at: "chin", touch: "fingertips", fingers: "up up in back", palm: "back" },
      },
      {
        dominant: { at: "other palm", touch: "back", fingers: "in forward", palm: "up up back" },
        bow: { forward: 4 },
        seconds: 0.55,
        hold: 0.5,
      },
    ],
  },
];
