import { expect, test } from "vitest";
import { commerceSeed } from "./commerce-seed.ts";

const { products, collections } = commerceSeed;
const [one, two] = [7_900, 10_900];

test.each([
  ["level-1a-online-asl-course", 7_900, 10_900],
  ["level-1b-online-asl-course", 7_900, 10_900],
  ["level-2a-online-asl-course", 7_900, 10_900],
  ["level-2b-online-asl-course", 7_900, 10_900],
  ["complete-course-bundle", 23_700, 32_700],
  ["asl-essentials-bundle", 14_220, 19_620],
  ["kids-asl-course-level-1a", 7_900, 10_900],
  ["kids-asl-course-level-1b", 7_900, 10_900],
  ["asl-essentials-bundle-for-kids", 14_220, 19_620],
])("%s costs %i cents in US and %i in Canadian dollars, however it is bought", (handle, usd, cad) => {
  const prices = {
    USD: expect.objectContaining({ amount: usd }),
    CAD: expect.objectContaining({ amount: cad }),
  };

  expect(products.find((product) => product.handle === handle)?.variants).toMatchObject([
    { title: "online course", prices },
    { title: "hfcc", prices },
    { title: "gift course", prices },
  ]);
});

test.each([
  ["complete-course-bundle", 4, 25],
  ["asl-essentials-bundle", 2, 10],
  ["asl-essentials-bundle-for-kids", 2, 10],
])("%s is compared with %i single courses and saves %i%%", (handle, courses, percent) => {
  const prices = products.find((product) => product.handle === handle)?.variants[0]?.prices;

  expect(prices?.USD).toEqual({ amount: (one * courses * (100 - percent)) / 100, compareAt: one * courses });
  expect(prices?.CAD).toEqual({ amount: (two * courses * (100 - percent)) / 100, compareAt: two * courses });
});

test("every course is on sale, in its series' order", () => {
  const active = collections.find(({ handle }) => handle === "active-courses");

  expect(active?.productHandles).toEqual(products.map(({ handle }) => handle));
});

test("no id is given twice", () => {
  const ids = products.flatMap(({ id, variants, images, options }) => [
    id,
    ...[...variants, ...images, ...options].map((part) => part.id),
  ]);

  expect(new Set(ids).size).toBe(ids.length);
});
