import { expect, test } from "vitest";
import { checkDescription } from "./picture-description.ts";

const asset = { _type: "reference", _ref: "image-abc-1x1-webp" };
const missing = "Add alternative text, or mark the image as decorative.";

test.each([
  ["A hand signs HELLO.", { asset }, undefined, true],
  [undefined, { asset, isDecoration: true }, undefined, true],
  [undefined, {}, undefined, true],
  [undefined, { asset }, "A hand signs HELLO.", true],
  [undefined, { asset }, undefined, missing],
  ["  ", { asset }, " ", missing],
  [undefined, { asset, isDecoration: false }, null, missing],
])("an image described as %j, %j, and %j in Media", async (alt, picture, inMedia, finding) => {
  expect(await checkDescription(alt, picture, async () => inMedia)).toBe(finding);
});
