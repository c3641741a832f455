import { expect, test } from "vitest";
import { checkSecondHandshape } from "./second-handshape.ts";

test.each([
  ["two different", "flat hand"],
  ["two same", undefined],
  ["one", undefined],
  [undefined, undefined],
])("a sign with hands %j accepts the second handshape %j", (hands, second) => {
  expect(checkSecondHandshape({ hands, second })).toBe(true);
});

test.each([
  ["two different", undefined, "Enter the other hand's handshape too, because the two differ."],
  ["one", "fist", "Only a sign with two different handshapes has a second one. Clear this field."],
  ["two same", "fist", "Only a sign with two different handshapes has a second one. Clear this field."],
])("a sign of hands %j with the second handshape %j is refused: %s", (hands, second, message) => {
  expect(checkSecondHandshape({ hands, second })).toBe(message);
});
