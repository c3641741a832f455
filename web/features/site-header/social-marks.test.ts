import { expect, test } from "vitest";
import { toSocialMark } from "#features/site-header/social-marks.ts";

test("a known network has an icon, with or without www", () => {
  expect(toSocialMark("https://www.youtube.com/@handshape")).toBe(toSocialMark("https://youtube.com/"));
  expect(toSocialMark("https://youtube.com/")).not.toBeNull();
});

test.each([["https://example.social/@handshape"], ["/courses"], ["not an address"], [null]])(
  "%s has no icon and shows its name",
  (href) => {
    expect(toSocialMark(href)).toBeNull();
  },
);
