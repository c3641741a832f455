import { expect, test } from "vitest";
import type { ShopProduct } from "../../storefront/shop-product.ts";
import { listOptions } from "./list-options.ts";

const product = (handle: string, productType = "Course"): ShopProduct => ({
  handle,
  title: handle,
  productType,
  availableForSale: true,
  isHidden: false,
  image: null,
  prices: { USD: null, CAD: null },
});

const list = (typed: string, products: ShopProduct[] | null, documentType = "course") =>
  listOptions({ typed, products, documentType, owners: new Map([["level-1b", "Level 1B"]]) });

const handles = (...args: Parameters<typeof list>) => list(...args).map(({ handle }) => handle);

test("has no options before the shop responds", () => {
  expect(handles("level-3a", null)).toEqual([]);
});

test("lists an unknown handle after the results", () => {
  const options = list("level-3a", [product("level-3a-bundle")]);

  expect(options.map(({ handle }) => handle)).toEqual(["level-3a-bundle", "level-3a"]);
  expect(options.at(-1)?.product).toBeNull();
});

test("lists an existing handle once", () => {
  expect(handles("level-3a", [product("level-3a")])).toEqual(["level-3a"]);
});

test.each([["Level 3A"], ["level 3a"], ["-level"], [""], ["level_3a"]])(
  "doesn't list %j as a handle",
  (typed) => {
    expect(handles(typed, [product("level-1a")])).toEqual(["level-1a"]);
  },
);

test("lists courses first for a course, and books for a book", () => {
  const products = [product("workbook", "Book"), product("level-1a"), product("workbooks", "BookBundle")];

  expect(handles("", products)).toEqual(["level-1a", "workbook", "workbooks"]);
  expect(handles("", products, "book")).toEqual(["workbook", "workbooks", "level-1a"]);
});

test("says which page already uses a product", () => {
  expect(list("", [product("level-1a"), product("level-1b")]).map(({ usedBy }) => usedBy)).toEqual([
    null,
    "Level 1B",
  ]);
});
