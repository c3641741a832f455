import { expect, test } from "vitest";
import { readConsentCookie, toConsentCookie } from "./analytics-consent.ts";

test.each([
  ["analytics_consent=yes", "yes"],
  ["cid=1; analytics_consent=no; country=CA", "no"],
  ["", null],
  ["analytics_consent=", null],
  ["analytics_consent=YES", null],
  ["analytics_consent=yesterday", null],
  ["other_analytics_consent=yes", null],
])("the cookies %j say %j about analytics", (cookies, answer) => {
  expect(readConsentCookie(cookies)).toBe(answer);
});

test("an answer is kept for a year, for the whole site", () => {
  expect(toConsentCookie("no")).toBe("analytics_consent=no; path=/; max-age=31536000; samesite=lax");
});
