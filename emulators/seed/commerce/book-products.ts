import { createBookProduct } from "#seed/commerce/create-book-product.ts";
import { workbookProducts } from "#seed/commerce/workbook-products.ts";
import type { Product } from "#storefront/domain/catalog/product.ts";

const workbookBundle = createBookProduct({
  number: 6,
  handle: "asl-essentials-workbook-bundle",
  title: "ASL Essentials Workbook Bundle",
  subtitle: "The workbooks for Levels 1A and 1B",
  productType: "BookBundle",
  binding: "Spiral bound",
  descriptionHtml: [
    "<p>Both beginner workbooks in one parcel: <em>Getting Started with ASL</em> for Level 1A and <em>Building on the Basics of ASL</em> for Level 1B.</p>",
    "<p>They go with the ASL Essentials Bundle, lesson by lesson.</p>",
  ].join("\n"),
  sku: "BOOK-ESSENTIALS",
  barcode: "2900000000063",
  tags: ["adult", "bundle", "workbook"],
  // Compared with the two workbooks that are in it.
  prices: { USD: { amount: 4_499, compareAt: 4_598 }, CAD: { amount: 6_199, compareAt: 6_398 } },
  stock: 40,
  weightInGrams: 980,
  pictures: [
    {
      file: "asl-essentials-workbook-bundle",
      altText: "Two spiral bound workbooks, for Level 1A and Level 1B.",
    },
  ],
});

/** The seed's hidden product: `hidden-product` keeps it out of the site's lists, and it has no page (requirements §5.9). */
const teacherGuide = createBookProduct({
  number: 7,
  handle: "teacher-guide-levels-1a-1b",
  title: "Teacher Guide Levels 1A and 1B",
  subtitle: "For the classroom",
  productType: "Book",
  descriptionHtml: [
    "<p>For schools that teach with Levels 1A and 1B: a plan for each lesson, games for a class that signs, and the answers to the workbooks.</p>",
    "<p>Sold with classroom seats only.</p>",
  ].join("\n"),
  sku: "BOOK-GUIDE-1A-1B",
  barcode: "2900000000070",
  tags: ["classroom", "hidden-product"],
  prices: { USD: { amount: 3_900, compareAt: null }, CAD: { amount: 5_400, compareAt: null } },
  stock: 25,
  weightInGrams: 620,
  pictures: [
    {
      file: "teacher-guide-levels-1a-1b",
      altText: "A spiral bound book in the darkest green: Teacher Guide, Levels 1A and 1B.",
    },
  ],
});

/**
 * All that is printed and shipped, in the order the shop shows it. The barcodes begin with 29, which is kept for a shop's own use
 * (GS1 General Specifications, restricted circulation numbers): they are nobody's ISBN.
 */
export const bookProducts: Product[] = [...workbookProducts, workbookBundle, teacherGuide];
