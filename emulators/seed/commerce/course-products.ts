import { createCourseProduct } from "#seed/commerce/create-course-product.ts";
import type { Product } from "#storefront/domain/catalog/product.ts";

const single = {
  USD: { amount: 7_900, compareAt: null },
  CAD: { amount: 10_900, compareAt: null },
};

/** Four single courses for the price of three: 25% off. */
const complete = {
  USD: { amount: 23_700, compareAt: 31_600 },
  CAD: { amount: 32_700, compareAt: 43_600 },
};

/** Two single courses at 10% off. */
const essentials = {
  USD: { amount: 14_220, compareAt: 15_800 },
  CAD: { amount: 19_620, compareAt: 21_800 },
};

/** The nine courses and bundles, in the order the shop shows them. A number never changes: ids are made of it. */
export const courseProducts: Product[] = [
  createCourseProduct({
    number: 1,
    orderInSeries: 1,
    handle: "level-1a-online-asl-course",
    title: "Level 1A Online ASL Course",
    subtitle: "Getting started with ASL",
    sku: "ASL-1A",
    audience: "adult",
    kind: "course",
    prices: single,
  }),
  createCourseProduct({
    number: 2,
    orderInSeries: 2,
    handle: "level-1b-online-asl-course",
    title: "Level 1B Online ASL Course",
    subtitle: "Building on the basics of ASL",
    sku: "ASL-1B",
    audience: "adult",
    kind: "course",
    prices: single,
  }),
  createCourseProduct({
    number: 3,
    orderInSeries: 3,
    handle: "level-2a-online-asl-course",
    title: "Level 2A Online ASL Course",
    subtitle: "Elevating your signing skills",
    sku: "ASL-2A",
    audience: "adult",
    kind: "course",
    prices: single,
  }),
  createCourseProduct({
    number: 4,
    orderInSeries: 4,
    handle: "level-2b-online-asl-course",
    title: "Level 2B Online ASL Course",
    subtitle: "Refining your ASL skills",
    sku: "ASL-2B",
    audience: "adult",
    kind: "course",
    prices: single,
  }),
  createCourseProduct({
    number: 5,
    orderInSeries: 5,
    handle: "complete-course-bundle",
    title: "Complete Course Bundle",
    subtitle: "All four levels, from first letter to story",
    sku: "ASL-COMPLETE",
    audience: "adult",
    kind: "bundle",
    prices: complete,
  }),
  createCourseProduct({
    number: 6,
    orderInSeries: 6,
    handle: "asl-essentials-bundle",
    title: "ASL Essentials Bundle",
    subtitle: "Levels 1A and 1B together",
    sku: "ASL-ESSENTIALS",
    audience: "adult",
    kind: "bundle",
    prices: essentials,
  }),
  createCourseProduct({
    number: 7,
    orderInSeries: 1,
    handle: "kids-asl-course-level-1a",
    title: "Kids ASL Course Level 1A",
    subtitle: "First signs with a Deaf actress",
    sku: "ASL-KIDS-1A",
    audience: "kids",
    kind: "course",
    prices: single,
  }),
  createCourseProduct({
    number: 8,
    orderInSeries: 2,
    handle: "kids-asl-course-level-1b",
    title: "Kids ASL Course Level 1B",
    subtitle: "More signs, first stories",
    sku: "ASL-KIDS-1B",
    audience: "kids",
    kind: "course",
    prices: single,
  }),
  createCourseProduct({
    number: 9,
    orderInSeries: 3,
    handle: "asl-essentials-bundle-for-kids",
    title: "ASL Essentials Bundle for Kids",
    subtitle: "Kids Levels 1A and 1B together",
    sku: "ASL-KIDS-ESSENTIALS",
    audience: "kids",
    kind: "bundle",
    prices: essentials,
  }),
];
