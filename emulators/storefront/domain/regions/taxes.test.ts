import { expect, test } from "vitest";
import { countries, findRegion } from "./countries.ts";
import type { CheckoutCountry } from "./region.ts";
import { sumTaxes, toTaxes } from "./taxes.ts";

const taxesOf = (country: CheckoutCountry, region: string) => findRegion(country, region)?.taxes ?? [];

test.each([
  [
    "CA",
    "QC",
    10_000,
    [
      ["GST", 500],
      ["QST", 998],
    ],
  ],
  ["CA", "NS", 10_000, [["HST", 1_400]]],
  ["CA", "AB", 1_010, [["GST", 51]]],
  ["US", "MN", 10_000, [["Minnesota sales tax", 688]]],
  ["US", "OR", 10_000, []],
] as const)("in %s, %s, tax on %i cents is %j, half a cent rounded up", (country, region, cents, taxes) => {
  const reckoned = toTaxes(cents, taxesOf(country, region));

  expect(reckoned.map(({ title, amount }) => [title, amount])).toEqual(taxes);
});

test("many lines' taxes are combined by tax", () => {
  const gst = { title: "GST", rate: 5_000, amount: 3 };
  const pst = { title: "PST", rate: 7_000, amount: 4 };

  expect(sumTaxes([gst, pst, gst])).toEqual([{ ...gst, amount: 6 }, pst]);
});

test.each(Object.values(countries))(
  "every region of $name has a unique name and code, and postal codes",
  ({ regions }) => {
    const names = regions.map(({ name }) => name);

    expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length);
    expect(new Set(names).size).toBe(regions.length);
    expect(names).toEqual(names.toSorted());
    expect(regions.filter(({ postalCodes }) => postalCodes.length === 0)).toEqual([]);
  },
);
