import { faces } from "#artwork/signer/faces.ts";
import type { SignDescription } from "#artwork/signer/sign.ts";

export const questions: readonly SignDescription[] = [
  {
    gloss: "WHO",
    steps: [
      {
        dominant: { shape: "L", at: "chin", touch: "thumb tip", fingers: "up", palm: "in" },
        face: faces.askingRounded,
      },
      { dominant: { shape: "bentIndexL" }, seconds: 0.22, times: 3 },
    ],
  },
  {
    gloss: "WHAT",
    isMirrored: true,
    steps: [
      {
        dominant: {
          shape: "5",
          at: "front of waist",
          touch: "palm",
          by: { out: 11, up: 9 },
          fingers: "forward forward forward up",
          palm: "up up back",
        },
        face: faces.asking,
      },
      { dominant: { by: { out: 15, up: 9 } }, seconds: 0.24, times: 3 },
    ],
  },
  {
    gloss: "WHERE",
    steps: [
      {
        dominant: {
          shape: "1",
          at: "front of shoulder",
          touch: "wrist",
          by: { down: 4, in: 2 },
          fingers: "up up up out",
          palm: "forward",
        },
        face: faces.asking,
      },
      { dominant: { fingers: "up up in", by: { down: 4, in: 2 } }, seconds: 0.24, times: 3 },
    ],
  },
  {
    gloss: "WHEN",
    steps: [
      {
        other: {
          shape: "1",
          at: "front of chest",
          touch: "index tip",
          by: { up: 4, out: 2 },
          fingers: "up up in",
          palm: "in",
        },
        dominant: {
          shape: "1",
          at: "other index tip",
          touch: "index tip",
          by: { out: 4 },
          fingers: "in in up",
          palm: "down down forward",
        },
        face: faces.asking,
        circle: { toward: "in", first: "forward", radius: 4, times: 1 },
      },
      { dominant: { by: { out: 0.4 } }, seconds: 0.3, hold: 0.45 },
    ],
  },
  {
    gloss: "WHY",
    steps: [
      {
        dominant: {
          shape: "flat",
          at: "side of forehead",
          touch: "fingertips",
          fingers: "up up in",
          palm: "back back in",
        },
        face: faces.asking,
      },
      {
        dominant: {
          shape: "Y",
          by: { forward: 17, down: 15, out: 9 },
          touch: "palm",
          fingers: "up up in",
          palm: "back",
        },
        seconds: 0.55,
        hold: 0.6,
      },
    ],
  },
  {
    gloss: "HOW",
    isMirrored: true,
    steps: [
      {
        dominant: {
          shape: "bentB",
          at: "front of chest",
          touch: "finger backs",
          by: { out: 0.2 },
          fingers: "in in up",
          palm: "down back",
        },
        face: faces.asking,
      },
      {
        dominant: { fingers: "in in forward", palm: "up up back", by: { out: 0.2 } },
        bow: { up: 2, forward: 2 },
        seconds: 0.6,
        hold: 0.55,
      },
    ],
  },
  {
    gloss: "WHICH",
    isMirrored: true,
    steps: [
      {
        dominant: {
          shape: "thumbUp",
          at: "front of chest",
          touch: "palm",
          by: { out: 9, up: 4 },
          fingers: "forward",
          palm: "in",
        },
        other: { by: { out: 9, down: 4 } },
        face: faces.asking,
      },
      {
        dominant: { by: { out: 9, down: 4 } },
        other: { by: { out: 9, up: 4 } },
        seconds: 0.34,
        times: 3,
      },
    ],
  },
];
