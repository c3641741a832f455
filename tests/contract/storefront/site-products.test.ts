import { createProductReader, type ProductReader } from "@shop/web/commerce/product-reader.ts";
import { createStorefrontClient } from "@shop/web/commerce/storefront-client.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessToken, type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { wideProduct, wideSeed } from "../../support/wide-seed.ts";

let storefront: TestStorefront;
let shop: ProductReader;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: wideSeed });
  shop = createProductReader(createStorefrontClient({ url: storefront.url, accessToken }));
});
afterAll(() => storefront.stop());

const country = "CA";
const handle = "level-1a-online-asl-course";
const giftId = "gid://shopify/ProductVariant/8400000000013";
const bindingId = "gid://shopify/ProductVariant/91";

const gift = {
  id: giftId,
  title: "gift course",
  availableForSale: true,
  sku: "ASL-1A-GIFT",
  image: { url: expect.stringContaining("level-1a"), altText: "Cover of Level 1A Online ASL Course" },
  selectedOptions: [{ name: "Format", value: "gift course" }],
  price: { amount: "109.0", currencyCode: "CAD" },
  compareAtPrice: null,
};

async function readMetafields(of: string) {
  const found = await shop.readProduct({ handle: of, country });
  return Object.fromEntries(found?.product.metafields ?? []);
}

describe("a product by its handle", () => {
  test("has all of its fields, in the country's currency", async () => {
    const found = await shop.readProduct({ handle, country });

    expect(found?.product).toMatchObject({
      id: "gid://shopify/Product/7400000000010",
      handle,
      title: "Level 1A Online ASL Course",
      description: expect.stringMatching(/^Getting started with ASL\. /),
      descriptionHtml: expect.stringMatching(/^<p>Getting started with ASL\. /),
      productType: "Course",
      vendor: "Handshape",
      availableForSale: true,
      isHidden: false,
      tags: ["adult", "course"],
      updatedAt: "2026-01-05T15:00:00Z",
      options: [
        {
          name: "Format",
          optionValues: [{ name: "online course" }, { name: "hfcc" }, { name: "gift course" }],
        },
      ],
      priceRange: { minVariantPrice: gift.price, maxVariantPrice: gift.price },
      featuredImage: gift.image,
      images: [gift.image],
      collections: [{ handle: "active-courses" }, { handle: "adult-courses" }],
    });
    expect(found?.product.variants).toHaveLength(3);
    expect(found?.product.variants[2]).toMatchObject(gift);
  });

  test("has its instructor, slug, subtitle and order in the series, if the shop has them", async () => {
    const [course, workbook] = await Promise.all([handle, "getting-started-with-asl"].map(readMetafields));

    expect(course).toEqual({
      instructor: "Elias Amadi",
      slug: handle,
      subtitle: "Getting started with ASL",
      orderinseries: "1",
    });
    expect(workbook).toEqual({});
  });

  test("has up to 250 variants, 20 images and 10 collections", async () => {
    const found = await shop.readProduct({ handle: wideProduct.handle, country });

    expect(wideProduct.variants.length).toBeGreaterThan(25);
    expect(found?.product.variants).toHaveLength(250);
    expect(found?.product.images).toHaveLength(20);
    expect(found?.product.collections).toHaveLength(10);
  });

  test("has the variant with the requested option, or none", async () => {
    const read = (choice: object) => shop.readProduct({ handle, country, ...choice });
    const [selected, unknown, unasked] = await Promise.all([
      read({ variantName: "Format", variantValue: "gift course" }),
      read({ variantName: "Format", variantValue: "scroll" }),
      read({}),
    ]);

    expect(selected?.variant).toMatchObject(gift);
    expect([unknown?.variant, unasked?.variant]).toEqual([null, null]);
  });

  test("is marked as hidden", async () => {
    const found = await shop.readProduct({ handle: "not-yet-announced", country });

    expect(found?.product.isHidden).toBe(true);
  });

  test("is null if the shop doesn't have it", async () => {
    expect(await shop.readProduct({ handle: "no-such-product", country })).toBeNull();
  });
});

describe("a variant by its id", () => {
  test("comes with its product", async () => {
    expect(await shop.readVariant({ id: giftId, country })).toMatchObject({
      ...gift,
      product: { handle, title: "Level 1A Online ASL Course", productType: "Course" },
    });
  });

  test("is null if the shop doesn't have it", async () => {
    expect(await shop.readVariant({ id: "gid://shopify/ProductVariant/404", country })).toBeNull();
  });
});

describe("a product and a variant", () => {
  test("are read in one request", async () => {
    const found = await shop.readProductAndVariant({ handle, variantId: giftId, country });

    expect(found).toMatchObject({ product: { handle }, variant: gift });
  });

  test("come without the variant if it belongs to another product", async () => {
    const found = await shop.readProductAndVariant({ handle, variantId: bindingId, country });

    expect(found).toMatchObject({ product: { handle }, variant: null });
  });

  test("are null if the shop doesn't have the product", async () => {
    expect(
      await shop.readProductAndVariant({ handle: "no-such-product", variantId: giftId, country }),
    ).toBeNull();
  });
});

describe("a node by its id", () => {
  test.each([
    ["gid://shopify/Product/7400000000010", { kind: "product", product: { handle, vendor: "Handshape" } }],
    [giftId, { kind: "variant", variant: gift }],
    ["gid://shopify/Collection/90", { kind: "collection", handle: "workbooks", title: "Workbooks" }],
  ] as const)("resolves to what %s stands for", async (id, node) => {
    expect(await shop.readNode({ id, country })).toMatchObject(node);
  });

  test.each([["gid://shopify/Product/404"], ["gid://shopify/ProductOption/90"]] as const)(
    "is null for %s, which doesn't exist or is of another type",
    async (id) => {
      expect(await shop.readNode({ id, country })).toBeNull();
    },
  );
});
