import { expect, test } from "vitest";
import { checkVersionCode, checkVersionLabel, toVersionCode } from "./version-code.ts";

test.each([
  ["November 27, 2024", "11272024"],
  ["March 5, 2026", "03052026"],
  ["February 29, 2024", "02292024"],
])("%s is written %s in short", (label, code) => {
  expect(toVersionCode(label)).toBe(code);
  expect(checkVersionLabel(label)).toBe(true);
  expect(checkVersionCode(code, label)).toBe(true);
});

test.each([
  "27 November 2024",
  "Nov 27, 2024",
  "November 31, 2024",
  "February 29, 2023",
  "11272024",
  "May 0, 2024",
])("%s is no date written out", (label) => {
  expect(checkVersionLabel(label)).toBe("Write the date out: November 27, 2024.");
});

test.each(["11282024", "27112024", "1127 2024"])("%s is not the code of November 27, 2024", (code) => {
  expect(checkVersionCode(code, "November 27, 2024")).toBe("For November 27, 2024 the code is 11272024.");
});
