import { createPriceReader, type PriceReader } from "@shop/web/commerce/price-reader.ts";
import { createStorefrontClient } from "@shop/web/commerce/storefront-client.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { accessToken, type RunningStorefront, startStorefront } from "../../support/storefront.ts";

let storefront: RunningStorefront;
let products: PriceReader;
beforeAll(async () => {
  storefront = await startStorefront();
  products = createPriceReader(createStorefrontClient({ url: storefront.url, accessToken }));
});
afterAll(() => storefront.stop());

test("a product is read with its prices in both currencies", async () => {
  const bundle = await products.readProductPrice("complete-course-bundle");

  expect(bundle).toMatchObject({
    id: "gid://shopify/Product/7400000000050",
    title: "Complete Course Bundle",
    availableForSale: true,
  });
  expect(bundle?.variants[0]).toEqual({
    id: "gid://shopify/ProductVariant/8400000000051",
    title: "online course",
    availableForSale: true,
    price: {
      USD: { amount: "237.0", compareAtAmount: "316.0" },
      CAD: { amount: "327.0", compareAtAmount: "436.0" },
    },
  });
});

test("a product that does not exist is null", async () => {
  expect(await products.readProductPrice("no-such-product")).toBeNull();
});

test("a collection is read in its order, with both prices", async () => {
  const courses = await products.readCollectionPrices("active-courses");

  expect(courses.map(({ handle }) => handle).slice(0, 2)).toEqual([
    "level-1a-online-asl-course",
    "level-1b-online-asl-course",
  ]);
  expect(courses).toHaveLength(9);
  expect(courses[0]?.variants[0]?.price).toEqual({
    USD: { amount: "79.0", compareAtAmount: null },
    CAD: { amount: "109.0", compareAtAmount: null },
  });
});

test("a product tagged hidden-product is left out of its collection", async () => {
  const workbooks = await products.readCollectionPrices("workbooks");

  expect(workbooks.map(({ handle }) => handle)).toEqual(["getting-started-with-asl"]);
});

test("a collection that does not exist is empty, and the log names it", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

  const nothing = await products.readCollectionPrices("no-such-collection");

  expect(nothing).toEqual([]);
  expect(warn).toHaveBeenCalledWith('No Shopify collection has the handle "no-such-collection".');
  warn.mockRestore();
});
