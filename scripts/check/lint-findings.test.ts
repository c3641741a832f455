import { expect, test } from "vitest";
import { parseFindings } from "./lint-findings.ts";

const finding = {
  message: "File has too many lines (255).",
  code: "eslint(max-lines)",
  help: "Maximum allowed is 250.",
  filename: "web/long.ts",
  labels: [{ span: { offset: 10, length: 0, line: 255, column: 2 } }],
};

test("reports where a rule was broken, and how to fix it", () => {
  expect(parseFindings(JSON.stringify({ diagnostics: [finding] }), ["web/long.ts"])).toEqual([
    {
      file: "web/long.ts",
      text: "web/long.ts:255:2: File has too many lines (255). [eslint(max-lines)]\n  Maximum allowed is 250.",
    },
  ]);
});

test.each([
  ["prose", "The configuration couldn't be read."],
  ["no diagnostics", JSON.stringify({ diagnostics: [] })],
  ["a file that was not linted", JSON.stringify({ diagnostics: [{ ...finding, filename: "other.ts" }] })],
  ["no file at all", JSON.stringify({ diagnostics: [finding, { message: "tsgolint failed" }] })],
])("can't tell which files failed from %s", (_, output) => {
  expect(parseFindings(output, ["web/long.ts"])).toBeNull();
});
