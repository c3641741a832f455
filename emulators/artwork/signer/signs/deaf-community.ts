import type { SignDescription } from "#artwork/signer/sign.ts";

export const deafCommunity: readonly SignDescription[] = [
  {
    gloss: "DEAF",
    steps: [
      {
        dominant: {
          shape: "1",
          at: "near the ear",
          touch: "index tip",
          fingers: "up up in",
          palm: "forward forward in",
        },
      },
      { dominant: { at: "side of mouth" }, bow: { out: 2, forward: 3 }, hold: 0.45 },
    ],
  },
  {
    gloss: "HEARING",
    steps: [
      {
        dominant: {
          shape: "1",
          at: "mouth",
          touch: "index pad",
          by: { forward: 1.5 },
          fingers: "in",
          palm: "back",
        },
        circle: { toward: "forward", first: "up", radius: 2.2, times: 3 },
      },
    ],
  },
  {
    gloss: "SIGN",
    isMirrored: true,
    steps: [
      {
        dominant: {
          shape: "1",
          at: "front of chest",
          touch: "palm",
          by: { out: 9, down: 1 },
          fingers: "up up in",
          palm: "forward in",
        },
        other: { by: { out: 9, up: 7 } },
        circle: { toward: "up", first: "forward", radius: 4, times: 3, otherAhead: 0.5 },
      },
    ],
  },
  {
    gloss: "FINGERSPELL",
    steps: [
      {
        dominant: {
          shape: "5",
          at: "front of shoulder",
          touch: "palm",
          by: { in: 6 },
          fingers: "forward up",
          palm: "down forward",
        },
      },
      { dominant: { by: { out: 9 } }, seconds: 1.4, isWiggling: true },
    ],
  },
];
