import { expect, test } from "vitest";
import { checkDescription } from "./picture-description.ts";

const asset = { _type: "reference", _ref: "image-abc-1x1-webp" };
const refused = "Add alternative text, or mark the image as decorative.";

test.each([
  ["A hand signs HELLO.", { asset }, true],
  [undefined, { asset, isDecoration: true }, true],
  [undefined, {}, true],
  [undefined, { asset }, refused],
  ["  ", { asset }, refused],
  [undefined, { asset, isDecoration: false }, refused],
])("an image described as %j, %j", (alt, picture, finding) => {
  expect(checkDescription(alt, picture)).toBe(finding);
});
