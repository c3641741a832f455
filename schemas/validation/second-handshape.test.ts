import { expect, test } from "vitest";
import { checkSecondHandshape } from "./second-handshape.ts";

test.each([
  ["two different", "flat hand"],
  ["two same", undefined],
  ["one", undefined],
  [undefined, undefined],
])("a sign of hands %j with the second handshape %j is described", (hands, second) => {
  expect(checkSecondHandshape({ hands, second })).toBe(true);
});

test.each([
  ["two different", undefined, "Name the handshape of the other hand too, since the two differ."],
  ["one", "fist", "Only a sign of two different hands has a second handshape. Empty this."],
  ["two same", "fist", "Only a sign of two different hands has a second handshape. Empty this."],
])("a sign of hands %j with the second handshape %j is refused: %s", (hands, second, message) => {
  expect(checkSecondHandshape({ hands, second })).toBe(message);
});
