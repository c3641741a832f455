import { existsSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Collection, Product, Variant } from "#storefront/domain/catalog/product.ts";
import { commerceSeed } from "./commerce-seed.ts";

const { products, collections } = commerceSeed;
const [one, two] = [7_900, 10_900];

const productAt = (handle: string) => products.find((product) => product.handle === handle);
const handlesIn = (handle: string) =>
  collections.find((collection) => collection.handle === handle)?.productHandles ?? [];
const ofType = (...types: string[]) => products.filter(({ productType }) => types.includes(productType));
const isShown = ({ tags }: Product) => !tags.includes("hidden-product");

describe("the nine courses", () => {
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

    expect(productAt(handle)?.variants).toMatchObject([
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
    const prices = productAt(handle)?.variants[0]?.prices;

    expect(prices?.USD).toEqual({
      amount: (one * courses * (100 - percent)) / 100,
      compareAt: one * courses,
    });
    expect(prices?.CAD).toEqual({
      amount: (two * courses * (100 - percent)) / 100,
      compareAt: two * courses,
    });
  });

  test.each(["active-courses", "gift-courses"])("stand in %s, in their series' order", (collection) => {
    expect(handlesIn(collection)).toEqual(ofType("Course").map(({ handle }) => handle));
  });
});

describe("the printed workbooks", () => {
  test.each([
    ["getting-started-with-asl", "Getting Started with ASL", 2_299, 3_199],
    ["building-on-the-basics-of-asl", "Building on the Basics of ASL", 2_299, 3_199],
    ["elevating-your-signing-skills", "Elevating your Signing Skills", 2_299, 3_199],
    ["refining-your-asl-skills", "Refining your ASL Skills", 2_299, 3_199],
    ["handshape-for-kids-levels-1a-1b", "Handshape for Kids Levels 1A/1B", 2_299, 3_199],
    ["asl-essentials-workbook-bundle", "ASL Essentials Workbook Bundle", 4_499, 6_199],
  ])("%s is %s, for %i cents in US and %i in Canadian dollars", (handle, title, usd, cad) => {
    const product = productAt(handle);

    expect(product?.title).toBe(title);
    expect(product?.variants[0]?.prices).toMatchObject({ USD: { amount: usd }, CAD: { amount: cad } });
  });

  test("of Level 1B is printed in three editions, each with its price and SKU, of which one is sold out", () => {
    const product = productAt("building-on-the-basics-of-asl");

    expect(product?.options).toMatchObject([{ name: "Format" }]);
    expect(product?.variants).toMatchObject([
      toEdition("Spiral bound", "BOOK-1B", { stock: 85, usd: 2_299, cad: 3_199 }),
      toEdition("Spiral bound, large print", "BOOK-1B-LARGE", { stock: 18, usd: 2_799, cad: 3_899 }),
      toEdition("Hardcover", "BOOK-1B-HARD", { stock: 0, usd: 3_299, cad: 4_599 }),
    ]);
  });

  test("are the books a shopper sees, the bundle a BookBundle", () => {
    expect(
      ofType("Book", "BookBundle")
        .filter(isShown)
        .map(({ productType }) => productType),
    ).toEqual(["Book", "Book", "Book", "Book", "Book", "BookBundle"]);
  });

  test("are shipped, counted and weighed, each under a barcode of its own whose check digit is right", () => {
    const variants = ofType("Book", "BookBundle").flatMap((book) => book.variants);

    expect(variants.filter(isDeliverable)).toEqual(variants);
    expect(variants.filter(({ barcode }) => isGtin(barcode))).toEqual(variants);
    expect(new Set(variants.map(({ barcode }) => barcode)).size).toBe(variants.length);
  });

  test("of the bundle are compared with what they cost one by one", () => {
    const prices = productAt("asl-essentials-workbook-bundle")?.variants[0]?.prices;

    expect(prices).toMatchObject({ USD: { compareAt: 2 * 2_299 }, CAD: { compareAt: 2 * 3_199 } });
  });

  test.each([
    ["refining-your-asl-skills", 0],
    ["elevating-your-signing-skills", 3],
  ])("of %s %i are left", (handle, stock) => {
    expect(productAt(handle)?.variants).toMatchObject([{ stock }]);
  });
});

test("the teacher guide is hidden, and yet among the books", () => {
  expect(productAt("teacher-guide-levels-1a-1b")?.tags).toContain("hidden-product");
  expect(handlesIn("books")).toContain("teacher-guide-levels-1a-1b");
});

test("a collection holds products of the shop, and never none", () => {
  const handles = products.map((product) => product.handle);

  expect(collections.filter(({ productHandles }) => productHandles.length === 0)).toEqual([]);
  expect(handles).toEqual(
    expect.arrayContaining(collections.flatMap(({ productHandles }) => productHandles)),
  );
});

test("every visible product has an image under 80 kB with alt text", () => {
  const pictures = products.flatMap(({ images }) => images);

  expect(products.filter(({ images }) => images.length === 0)).toEqual([]);
  expect(pictures.filter(({ altText }) => !altText)).toEqual([]);
  expect(pictures.filter(({ file }) => sizeOf(file) > 80_000)).toEqual([]);
});

test("a variant's picture is one of its product's", () => {
  const pictured = products.flatMap(readVariantPictures);

  expect(pictured).toHaveLength(2);
  expect(pictured.filter(({ image, images }) => !images.some(({ id }) => id === image))).toEqual([]);
});

test("every collection's picture exists", () => {
  const files = collections.flatMap(readPictures);

  expect(files.filter((file) => !existsSync(toImageFile(file)))).toEqual([]);
});

test("every product that is shown recommends others, all of them shown", () => {
  const shown = products.filter(isShown);

  expect(shown.filter((product) => readRecommended(product).length === 0)).toEqual([]);
  expect(shown).toEqual(expect.arrayContaining(shown.flatMap(readRecommended)));
});

test("no product recommends itself", () => {
  expect(products.filter((product) => readRecommended(product).includes(product))).toEqual([]);
});

test("no id is given twice", () => {
  const ids = products.flatMap(({ id, variants, images, options }) => [
    id,
    ...[...variants, ...images, ...options].map((part) => part.id),
  ]);

  expect(new Set(ids).size).toBe(ids.length);
});

const toImageFile = (file: string) => new URL(`../images/${file}`, import.meta.url);
const readVariantPictures = ({ variants, images }: Product) =>
  variants.filter(({ image }) => image).map(({ image }) => ({ image, images }));
const toEdition = (
  title: string,
  sku: string,
  { stock, usd, cad }: Record<"stock" | "usd" | "cad", number>,
) => ({
  title,
  sku,
  stock,
  prices: { USD: { amount: usd }, CAD: { amount: cad } },
});
const readPictures = ({ image }: Collection) => image?.file ?? [];
const isDeliverable = ({ requiresShipping, stock, weightInGrams = 0 }: Variant) =>
  requiresShipping && stock !== null && weightInGrams > 0;
const sizeOf = (file: string) => statSync(toImageFile(file)).size;

/** The products its metafields refer to; undefined for one that does not exist. */
function readRecommended({ metafields }: Product): (Product | undefined)[] {
  return metafields
    .filter(({ type }) => type === "list.product_reference")
    .flatMap(({ value }) => value.match(/gid:[^"]+/g) ?? [])
    .map((id) => products.find((product) => product.id === id));
}

/** The last of 13 digits makes their sum, with every second one tripled, a multiple of ten. */
function isGtin(barcode = ""): boolean {
  const digits = Array.from(barcode, Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return /^\d{13}$/.test(barcode) && sum % 10 === 0;
}
