import { signs } from "@shop/emulators/seed/content/signs/signs.ts";
import { expect, test } from "vitest";
import {
  handshapeFamilies,
  locationAreas,
  movementKinds,
  palmDirections,
} from "../../../schemas/vocabulary/sign-parameters.ts";
import { readParameters } from "../../../schemas/migrations/sign-parameters/read-parameters.ts";

const values = [handshapeFamilies, locationAreas, movementKinds, palmDirections]
  .flat()
  .map(({ value }): string => value);

const read = (sign: (typeof signs)[number]) => {
  const { handshape = "", location = "", movement = "", palmOrientation = "" } = sign;
  return readParameters({ handshape, location, movement, palmOrientation });
};

test.each(signs.map((sign) => [sign.gloss, sign] as const))(
  "the words about %s describe what was chosen from the lists",
  (_gloss, sign) => {
    const { handshapeFamily, locationArea, movementKind, palmDirection } = sign;

    expect(Object.fromEntries(read(sign))).toEqual({
      handshapeFamily,
      locationArea,
      movementKind,
      palmDirection,
    });
  },
);

test("every value is in the lists, and the demonstration shop has a sign for each", () => {
  const used = new Set(signs.flatMap(read).map(([, value]) => value));

  expect(used).toEqual(new Set(values));
});

test("what the words don't make clear is left out", () => {
  const words = { handshape: "as you like", location: "anywhere", movement: "", palmOrientation: "up" };

  expect(readParameters(words)).toEqual([["palmDirection", "up"]]);
});
