import { expect, test } from "vitest";
import type { ShopProduct } from "../../storefront/shop-product.ts";
import { listOptions } from "./list-options.ts";

const product = (handle: string): ShopProduct => ({
  handle,
  title: handle,
  productType: "Course",
  availableForSale: true,
  isHidden: false,
  image: null,
  prices: { USD: null, CAD: null },
});

const handles = (typed: string, products: ShopProduct[] | null) =>
  listOptions({ typed, products }).map(({ handle }) => handle);

test("has no options before the shop responds", () => {
  expect(handles("level-3a", null)).toEqual([]);
});

test("lists an unknown handle after the results", () => {
  const options = listOptions({ typed: "level-3a", products: [product("level-3a-bundle")] });

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
