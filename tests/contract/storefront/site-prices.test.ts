import { createPriceReader, type PriceReader } from "@shop/web/commerce/price-reader.ts";
import { createStorefrontClient } from "@shop/web/commerce/storefront-client.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { accessToken, type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
let products: PriceReader;
beforeAll(async () => {
  storefront = await startTestStorefront();
  products = createPriceReader(createStorefrontClient({ url: storefront.url, accessToken }));
});
afterAll(() => storefront.stop());

test("a product has its prices in both currencies", async () => {
  const bundle = await products.readProductPrice("complete-course-bundle");

  expect(bundle).toMatchObject({
    id: "gid://shopify/Product/7400000000050",
    title: "Complete Course Bundle",
    availableForSale: true,
  });
  expect(bundle?.variants[0]).toEqual({
    id: "gid://shopify/ProductVariant/8400000000051",
    title: "online course",
    sku: expect.any(String),
    availableForSale: true,
    prices: {
      USD: { amount: "237.0", compareAtAmount: "316.0" },
      CAD: { amount: "327.0", compareAtAmount: "436.0" },
    },
  });
});

test("a product that doesn't exist is null", async () => {
  expect(await products.readProductPrice("no-such-product")).toBeNull();
});

test("a product has its type and whether it's hidden", async () => {
  const [course, workbook, hidden] = await Promise.all(
    ["level-1a-online-asl-course", "getting-started-with-asl", "not-yet-announced"].map((handle) =>
      products.readProductPrice(handle),
    ),
  );

  expect(course).toMatchObject({ productType: "Course", isHidden: false });
  expect(workbook).toMatchObject({ productType: "Book", isHidden: false });
  expect(hidden).toMatchObject({ isHidden: true });
});

test("recommended products have both prices and leave out hidden ones and the product itself", async () => {
  const recommended = await products.readRecommendedPrices("gid://shopify/Product/7400000000050");

  const handles = recommended.map(({ handle }) => handle);
  expect(handles).toContain("asl-essentials-bundle");
  expect(handles).not.toContain("complete-course-bundle");
  expect(recommended[0]?.variants[0]?.prices).toEqual({
    USD: expect.objectContaining({ amount: expect.any(String) }),
    CAD: expect.objectContaining({ amount: expect.any(String) }),
  });
});

test("a hidden product isn't recommended for a similar one", async () => {
  const recommended = await products.readRecommendedPrices("gid://shopify/Product/90");

  expect(recommended.map(({ handle }) => handle)).not.toContain("not-yet-announced");
});

test("a product that doesn't exist has no recommendations", async () => {
  expect(await products.readRecommendedPrices("gid://shopify/Product/1")).toEqual([]);
});

test("a collection is in its order, with both prices", async () => {
  const courses = await products.readCollectionPrices("active-courses");

  expect(courses.map(({ handle }) => handle).slice(0, 2)).toEqual([
    "level-1a-online-asl-course",
    "level-1b-online-asl-course",
  ]);
  expect(courses).toHaveLength(9);
  expect(courses[0]?.variants[0]?.prices).toEqual({
    USD: { amount: "79.0", compareAtAmount: null },
    CAD: { amount: "109.0", compareAtAmount: null },
  });
});

test("a collection can be sorted and reversed", async () => {
  const byTitle = await products.readCollectionPrices("active-courses", { sortKey: "TITLE" });
  const backwards = await products.readCollectionPrices("active-courses", {
    sortKey: "TITLE",
    reverse: true,
  });

  const titles = byTitle.map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted((left, right) => left.localeCompare(right, "en")));
  expect(backwards.map(({ title }) => title)).toEqual(titles.toReversed());
});

const asGift = { variantName: "Format", variantValue: "gift course" };

test("each product of a collection has the requested variant, with both prices", async () => {
  const courses = await products.readCollectionPrices("active-courses", asGift);

  expect(courses.map(({ selectedVariant }) => selectedVariant?.title)).toEqual(
    Array.from({ length: 9 }, () => "gift course"),
  );
  expect(courses[0]?.selectedVariant?.prices).toEqual({
    USD: { amount: "79.0", compareAtAmount: null },
    CAD: { amount: "109.0", compareAtAmount: null },
  });
});

test("a product has the requested variant, or none if it doesn't exist or wasn't requested", async () => {
  const handle = "level-1a-online-asl-course";
  const [gift, bound, unasked] = await Promise.all([
    products.readProductPrice(handle, asGift),
    products.readProductPrice(handle, { variantName: "Binding", variantValue: "gift course" }),
    products.readProductPrice(handle),
  ]);

  expect(gift?.selectedVariant).toMatchObject({
    id: "gid://shopify/ProductVariant/8400000000013",
    prices: { USD: { amount: "79.0" }, CAD: { amount: "109.0" } },
  });
  expect([bound?.selectedVariant, unasked?.selectedVariant]).toEqual([null, null]);
});

test("a product tagged hidden-product is left out of its collection", async () => {
  const workbooks = await products.readCollectionPrices("workbooks");

  expect(workbooks.map(({ handle }) => handle)).toEqual(["getting-started-with-asl"]);
});

test("a collection that doesn't exist is empty, and its handle is logged", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

  const nothing = await products.readCollectionPrices("no-such-collection");

  expect(nothing).toEqual([]);
  expect(warn).toHaveBeenCalledWith('No Shopify collection has the handle "no-such-collection".');
  warn.mockRestore();
});
