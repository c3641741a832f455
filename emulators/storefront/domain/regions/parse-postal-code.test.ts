import { expect, test } from "vitest";
import { findRegion } from "./countries.ts";
import { parsePostalCode } from "./parse-postal-code.ts";

test.each([
  ["US", "TX", " 78701 ", "78701"],
  ["US", "TX", "787011234", "78701-1234"],
  ["US", "TX", "78701-1234", "78701-1234"],
  ["US", "AE", "09012", "09012"],
  ["US", "DC", "20500", "20500"],
  ["CA", "ON", "k1a0b1", "K1A 0B1"],
  ["CA", "QC", "G1R-1S5", "G1R 1S5"],
  ["CA", "NU", "x0a 0h0", "X0A 0H0"],
] as const)("in %s, %s, %j is formatted as %s", (country, region, typed, postalCode) => {
  const parsed = parsePostalCode(typed, { country, region: findRegion(country, region) });

  expect(parsed).toEqual({ kind: "fits", postalCode });
});

test.each([
  ["US", "TX", "7870"],
  ["US", "TX", "K1A 0B1"],
  ["US", "TX", ""],
  ["CA", "ON", "78701"],
  ["CA", "ON", "D1A 0B1"],
  ["CA", "ON", "K1O 0B1"],
] as const)("in %s, %s, %j isn't a postal code", (country, region, typed) => {
  const parsed = parsePostalCode(typed, { country, region: findRegion(country, region) });

  expect(parsed).toEqual({ kind: "malformed" });
});

test.each([
  ["US", "TX", "10001"],
  ["US", "FL", "34012"],
  ["CA", "ON", "V5K 0A1"],
] as const)("in %s, %s, %s is a code from somewhere else", (country, region, typed) => {
  const parsed = parsePostalCode(typed, { country, region: findRegion(country, region) });

  expect(parsed).toEqual({ kind: "elsewhere" });
});

test("without a region, any code of the country is valid", () => {
  expect(parsePostalCode("10001", { country: "US", region: null })).toEqual({
    kind: "fits",
    postalCode: "10001",
  });
});
