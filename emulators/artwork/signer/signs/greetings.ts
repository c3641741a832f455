import { faces } from "#artwork/signer/faces.ts";
import type { SignDescription } from "#artwork/signer/sign.ts";

export const greetings: readonly SignDescription[] = [
  {
    gloss: "HELLO",
    steps: [
      {
        dominant: {
          shape: "B",
          at: "side of forehead",
          touch: "fingertips",
          fingers: "up up in",
          palm: "forward forward down",
        },
        face: faces.friendly,
      },
      {
        dominant: { by: { out: 14, forward: 14 }, fingers: "up up out" },
        bow: { up: 2 },
        face: faces.smile,
        hold: 0.5,
      },
    ],
  },
  {
    gloss: "GOODBYE",
    steps: [
      {
        dominant: {
          shape: "5",
          at: "front of shoulder",
          touch: "palm",
          by: { up: 3 },
          fingers: "up",
          palm: "forward",
        },
        face: faces.friendly,
      },
      { dominant: { shape: "wave", by: { up: 3 } }, seconds: 0.22, times: 3 },
      { dominant: { shape: "5", by: { up: 3 } }, seconds: 0.25 },
    ],
  },
  {
    gloss: "PLEASE",
    steps: [
      {
        dominant: {
          shape: "flat",
          at: "chest",
          touch: "palm",
          by: { down: 3 },
          fingers: "in in up",
          palm: "back",
        },
        circle: { toward: "up", first: "out", radius: 3.5, times: 2 },
      },
    ],
  },
  {
    gloss: "THANK-YOU",
    steps: [
      {
        dominant: { shape: "flat", at: "chin", touch: "fingertips", fingers: "up up in back", palm: "back" },
      },
      {
        dominant: {
          by: { forward: 22, down: 13, out: 3 },
          fingers: "forward forward up",
          palm: "up up back",
        },
        face: { nod: -0.6, smile: 0.7 },
        hold: 0.5,
      },
    ],
  },
  {
    gloss: "SORRY",
    steps: [
      {
        dominant: {
          shape: "A",
          at: "chest",
          touch: "fist",
          by: { down: 3 },
          fingers: "in in up",
          palm: "back",
        },
        face: faces.sorry,
        circle: { toward: "up", first: "out", radius: 3.5, times: 2 },
      },
    ],
  },
  {
    gloss: "WELCOME",
    steps: [
      {
        dominant: {
          shape: "curved",
          at: "front of waist",
          touch: "palm",
          by: { out: 26, up: 12, forward: 2 },
          fingers: "forward out",
          palm: "up up in",
        },
        face: faces.smile,
      },
      {
        dominant: { by: { out: 4, up: 2, back: 2 }, fingers: "in in forward", palm: "up up back" },
        bow: { forward: 4 },
        face: { smile: 1, brows: 0.3, nod: -0.5 },
        seconds: 0.7,
      },
    ],
  },
  {
    gloss: "YES",
    steps: [
      {
        dominant: {
          shape: "S",
          at: "front of shoulder",
          touch: "wrist",
          by: { down: 6 },
          fingers: "up",
          palm: "forward",
        },
      },
      {
        dominant: { fingers: "forward forward up", palm: "down down forward", by: { down: 6 } },
        face: { nod: -0.9, smile: 0.5 },
        seconds: 0.24,
        times: 3,
      },
    ],
  },
  {
    gloss: "NO",
    steps: [
      {
        dominant: {
          shape: "twoAndThumb",
          at: "front of shoulder",
          touch: "wrist",
          by: { down: 6, in: 2 },
          fingers: "up up forward",
          palm: "forward forward in",
        },
        face: { brows: -0.3, smile: -0.2 },
      },
      {
        dominant: { shape: "noClosed", by: { down: 6, in: 2 } },
        face: { turn: 0.9, brows: -0.5, frown: 0.4, smile: -0.3 },
        seconds: 0.2,
      },
      {
        dominant: { shape: "twoAndThumb", by: { down: 6, in: 2 } },
        face: { turn: -0.9, brows: -0.5, frown: 0.4, smile: -0.3 },
        seconds: 0.24,
      },
      {
        dominant: { shape: "noClosed", by: { down: 6, in: 2 } },
        face: { turn: 0.6, brows: -0.5, frown: 0.4, smile: -0.3 },
        seconds: 0.2,
        isPoster: true,
      },
    ],
  },
];
