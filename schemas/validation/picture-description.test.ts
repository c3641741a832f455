import { expect, test } from "vitest";
import { checkDescription } from "./picture-description.ts";

const asset = { _type: "reference", _ref: "image-abc-1x1-webp" };
const missing = "Add alternative text, or mark the image as decorative.";

test.each([
  ["A hand signs HELLO.", { asset }, true],
  [undefined, { asset, isDecoration: true }, true],
  [undefined, {}, true],
  [undefined, { asset }, missing],
  ["  ", { asset }, missing],
  [undefined, { asset, isDecoration: false }, missing],
])("an image described as %j, %j", (alt, picture, finding) => {
  expect(checkDescription(alt, picture)).toBe(finding);
});
