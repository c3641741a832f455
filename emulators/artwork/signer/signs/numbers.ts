import type { HandshapeName } from "#artwork/signer/handshapes.ts";
import type { SignDescription } from "#artwork/signer/sign.ts";

/** A number that is shown and held still. */
const held = (gloss: string, shape: HandshapeName, palm: "back" | "forward"): SignDescription => ({
  gloss,
  steps: [
    {
      dominant: { shape, at: "front of shoulder", touch: "palm", by: { up: 1, in: 2 }, fingers: "up", palm },
      hold: 1.3,
    },
  ],
});

export const numbers: readonly SignDescription[] = [
  held("ONE", "1", "back"),
  held("TWO", "V", "back"),
  held("THREE", "3", "back"),
  held("FOUR", "4", "back"),
  held("FIVE", "5", "back"),
  held("SIX", "6", "forward"),
  held("SEVEN", "7", "forward"),
  held("EIGHT", "8", "forward"),
  held("NINE", "F", "forward"),
  {
    gloss: "TEN",
    steps: [
      {
        dominant: {
          shape: "thumbUp",
          at: "front of shoulder",
          touch: "palm",
          by: { in: 3, down: 2 },
          fingers: "forward forward up",
          palm: "in in up",
        },
      },
      { dominant: { by: { in: 3, down: 2 }, palm: "in in down" }, seconds: 0.2, times: 3 },
    ],
  },
];
