import { createShopProductReader, type ShopProductReader } from "@shop/web/commerce/shop-product-reader.ts";
import { createStorefrontClient } from "@shop/web/commerce/storefront-client.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessToken, type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
let shop: ShopProductReader;
beforeAll(async () => {
  storefront = await startTestStorefront();
  shop = createShopProductReader(createStorefrontClient({ url: storefront.url, accessToken }));
});
afterAll(() => storefront.stop());

test("a product has its image and both of its prices", async () => {
  const bundle = await shop.readShopProduct("complete-course-bundle");

  expect(bundle).toMatchObject({
    handle: "complete-course-bundle",
    title: "Complete Course Bundle",
    productType: "Course",
    availableForSale: true,
    isHidden: false,
    image: { url: expect.stringContaining("width=160") },
    prices: { USD: { from: "237.0" }, CAD: { from: "327.0" } },
  });
});

test("a product that doesn't exist is null", async () => {
  expect(await shop.readShopProduct("no-such-product")).toBeNull();
});

test("the first letters of a word find a product", async () => {
  const found = await shop.findShopProducts("compl");

  expect(found.map(({ handle }) => handle)).toContain("complete-course-bundle");
});

test("an exact handle comes first", async () => {
  const [first] = await shop.findShopProducts("level-2a-online-asl-course");

  expect(first).toMatchObject({ handle: "level-2a-online-asl-course" });
});

test("words that match nothing find nothing", async () => {
  expect(await shop.findShopProducts("zzyzx")).toEqual([]);
});

test("hidden products are found and listed, marked as hidden", async () => {
  const hidden = (await shop.readShopProducts()).filter(({ isHidden }) => isHidden);
  const found = await Promise.all(hidden.map(({ handle }) => shop.findShopProducts(handle)));

  expect(hidden.length).toBeGreaterThan(0);
  expect(found.flat()).toEqual(expect.arrayContaining(hidden));
});

test("all products are listed once, sorted by title", async () => {
  const titles = (await shop.readShopProducts()).map(({ title }) => title);

  expect(titles.length).toBeGreaterThan(10);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).toEqual(titles.toSorted((left, right) => left.localeCompare(right, "en")));
});
