import { expect, test } from "vitest";
import { hasCountryCookie, parseCountry, readCountryCookie, toCountryCookie } from "./country.ts";

test.each([
  ["CA", "CA"],
  ["US", "US"],
  ["FR", "US"],
  ["", "US"],
  [null, "US"],
  [undefined, "US"],
])("the country %s means %s", (value, country) => {
  expect(parseCountry(value)).toBe(country);
});

test.each([
  ["country=CA", "CA"],
  ["cid=1; country=CA; theme=x", "CA"],
  ["nocountry=CA", "US"],
  ["", "US"],
])("a browser with the cookies %o shops in %s", (cookies, country) => {
  expect(readCountryCookie(cookies)).toBe(country);
});

test("the choice is stored for a year on the whole site", () => {
  expect(toCountryCookie("CA")).toBe("country=CA; path=/; max-age=31536000; samesite=lax");
});

test.each([
  ["country=US", true],
  ["cid=1; country=CA", true],
  ["nocountry=CA", false],
  ["", false],
])("a browser with the cookies %o has made a choice: %s", (cookies, hasChosen) => {
  expect(hasCountryCookie(cookies)).toBe(hasChosen);
});
