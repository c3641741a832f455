import { expect, test } from "vitest";
import { toSocialMark } from "#features/site-header/social-marks.ts";

test("a known network has a mark, with or without www", () => {
  expect(toSocialMark("https://www.youtube.com/@handshape")).toBe(toSocialMark("https://youtube.com/"));
  expect(toSocialMark("https://youtube.com/")).not.toBeNull();
});

test.each([["https://example.social/@handshape"], ["/courses"], ["not an address"], [null]])(
  "%s has no mark and shows its name",
  (href) => {
    expect(toSocialMark(href)).toBeNull();
  },
);
