import { commerceSeed } from "@shop/emulators/seed/commerce/commerce-seed.ts";
import { createPriceReader, type PriceReader } from "@shop/web/commerce/price-reader.ts";
import { createStorefrontClient } from "@shop/web/commerce/storefront-client.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessToken, type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
let site: PriceReader;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: commerceSeed });
  site = createPriceReader(createStorefrontClient({ url: storefront.url, accessToken }));
});
afterAll(() => storefront.stop());

test.each([
  ["active-courses", 9],
  ["adult-courses", 6],
  ["kids-courses", 3],
  ["gift-courses", 9],
  ["bundles", 4],
  ["books", 6],
  ["workbooks", 5],
])("the site reads %s with %i products, in both currencies", async (handle, count) => {
  const products = await site.readCollectionPrices(handle);

  expect(products).toHaveLength(count);
});

test("a book ships, and has its weight, barcode and metafields", async () => {
  const { body } = await storefront.ask(`{
    product(handle: "getting-started-with-asl") {
      productType options { name values }
      variants(first: 2) { nodes { title requiresShipping weight weightUnit barcode quantityAvailable } }
      metafields(identifiers: [
        { namespace: "custom", key: "subtitle" }, { namespace: "custom", key: "orderinseries" }
      ]) { value }
    }
  }`);

  expect(body.data.product).toEqual({
    productType: "Book",
    options: [{ name: "Binding", values: ["Spiral bound"] }],
    variants: {
      nodes: [
        {
          title: "Spiral bound",
          requiresShipping: true,
          weight: 480,
          weightUnit: "GRAMS",
          barcode: "2900000000018",
          quantityAvailable: 120,
        },
      ],
    },
    metafields: [{ value: "The workbook for Level 1A" }, { value: "1" }],
  });
});

test.each([
  ["getting-started-with-asl", true, 120],
  ["elevating-your-signing-skills", true, 3],
  ["refining-your-asl-skills", false, 0],
])("%s: on sale %s, %i left", async (handle, availableForSale, quantityAvailable) => {
  const { body } = await storefront.ask(
    `query ($handle: String!) {
      product(handle: $handle) { availableForSale variants(first: 1) { nodes { quantityAvailable } } }
    }`,
    { handle },
  );

  expect(body.data.product).toEqual({ availableForSale, variants: { nodes: [{ quantityAvailable }] } });
});

test("a course recommends its next step and its workbook, and the workbook its course", async () => {
  const { body } = await storefront.ask(`{
    next: productRecommendations(productHandle: "level-1b-online-asl-course") { handle }
    beside: productRecommendations(productHandle: "level-1b-online-asl-course", intent: COMPLEMENTARY) { handle }
    back: productRecommendations(productHandle: "building-on-the-basics-of-asl", intent: COMPLEMENTARY) { handle }
  }`);

  expect(body.data.next[0]).toEqual({ handle: "level-2a-online-asl-course" });
  expect(body.data.beside).toEqual([{ handle: "building-on-the-basics-of-asl" }]);
  expect(body.data.back).toEqual([{ handle: "level-1b-online-asl-course" }]);
});

test("every image of a product or a collection is served", async () => {
  const { body } = await storefront.ask(`{
    products(first: 250) { nodes { images(first: 20) { nodes { url } } } }
    collections(first: 250) { nodes { image { url } } }
  }`);
  const urls: string[] = [...JSON.stringify(body.data).matchAll(/"url":"([^"]+)"/g)].map(([, url]) =>
    String(url),
  );
  const answers = await Promise.all(urls.map(async (url) => (await fetch(url)).headers.get("content-type")));

  expect(urls).toHaveLength(9 + 14 + 4);
  expect(new Set(answers)).toEqual(new Set(["image/webp"]));
});
