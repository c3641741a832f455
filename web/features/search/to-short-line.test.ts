import { expect, test } from "vitest";
import { toShortLine } from "./to-short-line.ts";

test("paragraphs become one line", () => {
  expect(toShortLine("One year.\n\nThen you renew.")).toBe("One year. Then you renew.");
});

test("a long text is cut after a word", () => {
  const line = toShortLine("signing ".repeat(40));

  expect(line).toMatch(/signing…$/);
  expect(line.length).toBeLessThanOrEqual(161);
});

test("a text without spaces is cut anywhere", () => {
  expect(toShortLine("a".repeat(200))).toBe(`${"a".repeat(160)}…`);
});
