import { expect, test } from "vitest";
import { checkVersionCode, checkVersionLabel, toVersionCode } from "./version-code.ts";

test.each([
  ["November 27, 2024", "11272024"],
  ["March 5, 2026", "03052026"],
  ["February 29, 2024", "02292024"],
])("%s is shortened to %s", (label, code) => {
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
])("%s isn't a date written out", (label) => {
  expect(checkVersionLabel(label)).toBe("Write out the date, such as November 27, 2024.");
});

test.each(["11282024", "27112024", "1127 2024"])("%s isn't the code for November 27, 2024", (code) => {
  expect(checkVersionCode(code, "November 27, 2024")).toBe("The code for November 27, 2024 is 11272024.");
});
