import { expect, test } from "vitest";
import { endsIn } from "./file-ending.ts";

test.each([
  ["pdf", { asset: { _ref: "file-abc-pdf" } }, true],
  ["pdf", undefined, true],
  ["pdf", { asset: { _ref: "file-abc-docx" } }, false],
  ["vtt", { asset: { _ref: "file-abc-srt" } }, false],
])("a file has the extension .%s: %j %s", (ending, value, expected) => {
  expect(endsIn(ending, value)).toBe(expected);
});
