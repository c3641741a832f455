import { faces } from "#artwork/signer/faces.ts";
import type { SignDescription } from "#artwork/signer/sign.ts";

export const health: readonly SignDescription[] = [
  {
    gloss: "SICK",
    steps: [
      {
        dominant: {
          shape: "open8",
          at: "forehead",
          touch: "middle tip",
          by: { forward: 5 },
          fingers: "in up",
          palm: "back",
        },
        other: {
          shape: "open8",
          at: "stomach",
          touch: "middle tip",
          by: { forward: 5, up: 3 },
          fingers: "in",
          palm: "back",
        },
        face: faces.unwell,
        hold: 0.15,
      },
      { dominant: {}, other: { by: { up: 3 } }, seconds: 0.3, hold: 0.7, isPoster: true },
    ],
  },
];
