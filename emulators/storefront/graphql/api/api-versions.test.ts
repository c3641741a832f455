import { expect, test } from "vitest";
import { toAnsweringVersion } from "./api-versions.ts";

test.each([
  ["2025-01", "2025-01"],
  ["2026-04", "2026-04"],
  ["2023-07", "2025-01"],
  ["2025-10", "2026-04"],
  ["2027-01", "2026-04"],
  ["unstable", "2026-04"],
])("a request for %s is served by %s", (asked, answered) => {
  expect(toAnsweringVersion(asked)).toBe(answered);
});

test.each([
  ["2025-01", "2026-04"],
  ["2026-04", "2026-04"],
])("with 2025-01 retired, a request for %s is served by %s", (asked, answered) => {
  expect(toAnsweringVersion(asked, "2026-04")).toBe(answered);
});

test.each([["latest"], ["2025"], [""]])("%j isn't a version", (asked) => {
  expect(toAnsweringVersion(asked)).toBeNull();
});
