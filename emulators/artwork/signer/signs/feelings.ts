import { faces } from "#artwork/signer/faces.ts";
import type { SignDescription } from "#artwork/signer/sign.ts";

export const feelings: readonly SignDescription[] = [
  {
    gloss: "HAPPY",
    steps: [
      {
        dominant: {
          shape: "flat",
          at: "chest",
          touch: "palm",
          by: { down: 4 },
          fingers: "in in up",
          palm: "back",
        },
        face: faces.smile,
        circle: { toward: "forward", first: "up", radius: 4, times: 2 },
      },
    ],
  },
  {
    gloss: "SAD",
    isMirrored: true,
    steps: [
      {
        dominant: {
          shape: "5",
          at: "front of face",
          touch: "palm",
          by: { out: 10 },
          fingers: "up",
          palm: "back",
        },
        face: { smile: -0.4, frown: 0.4 },
      },
      { dominant: { by: { out: 10, down: 14 } }, face: faces.sad, seconds: 0.9, hold: 0.5, isPoster: true },
    ],
  },
  {
    gloss: "ANGRY",
    isMirrored: true,
    steps: [
      {
        dominant: {
          shape: "claw",
          at: "stomach",
          touch: "fingertips",
          by: { out: 4, up: 5 },
          fingers: "in in up",
          palm: "back",
        },
        face: faces.angry,
      },
      {
        dominant: { at: "chest", by: { out: 10, forward: 4, up: 2 }, fingers: "up in", palm: "back" },
        bow: { out: 2, forward: 2 },
        seconds: 0.45,
        hold: 0.5,
      },
    ],
  },
  {
    gloss: "SCARED",
    isMirrored: true,
    steps: [
      {
        dominant: {
          shape: "S",
          at: "chest",
          touch: "palm",
          by: { out: 17, forward: 8 },
          fingers: "in up",
          palm: "back",
        },
        face: { brows: 0.4, eyes: 0.4 },
      },
      {
        dominant: { shape: "5", by: { out: 12, forward: 11 }, fingers: "in up" },
        face: faces.scared,
        seconds: 0.25,
        hold: 0.7,
        isPoster: true,
      },
    ],
  },
  {
    gloss: "EXCITED",
    isMirrored: true,
    steps: [
      {
        dominant: {
          shape: "open8",
          at: "chest",
          touch: "middle tip",
          by: { out: 6, down: 4 },
          fingers: "in in up",
          palm: "back",
        },
        other: { by: { out: 6, down: 4, forward: 6 } },
        face: faces.excited,
        circle: { toward: "forward", first: "up", radius: 3, times: 3, otherAhead: 0.5 },
      },
    ],
  },
  {
    gloss: "LOVE",
    steps: [
      {
        other: {
          shape: "S",
          at: "chest",
          touch: "fist",
          by: { in: 10, forward: 0.2 },
          fingers: "in up",
          palm: "back",
        },
        dominant: {
          shape: "S",
          at: "chest",
          touch: "fist",
          by: { in: 10, forward: 8 },
          fingers: "in up",
          palm: "back",
        },
        face: { smile: 0.7 },
        hold: 0.1,
      },
      {
        dominant: { by: { in: 10, forward: 3.4 } },
        face: { smile: 1, tilt: 0.35, eyes: -0.25 },
        hold: 0.7,
        isPoster: true,
      },
    ],
  },
  {
    gloss: "TIRED",
    isMirrored: true,
    steps: [
      {
        dominant: {
          shape: "bentB",
          at: "side of chest",
          touch: "fingertips",
          fingers: "up in",
          palm: "back",
        },
      },
      {
        dominant: { fingers: "in forward", palm: "back up" },
        face: { shoulders: -0.9, nod: -0.7, smile: -0.4, eyes: -0.45 },
        seconds: 0.6,
        hold: 0.6,
      },
    ],
  },
];
