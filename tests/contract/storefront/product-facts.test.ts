import { type ProductFacts, toProductFacts } from "@shop/web/commerce/product-facts.ts";
import { createProductReader, type Product } from "@shop/web/commerce/product-reader.ts";
import { createStorefrontClient } from "@shop/web/commerce/storefront-client.ts";
import type { Country } from "@shop/web/commerce/offer.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessToken, type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variedSeed } from "../../support/varied-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: variedSeed });
});
afterAll(() => storefront.stop());

async function read(handle: string, country: Country): Promise<Product> {
  const shop = createProductReader(createStorefrontClient({ url: storefront.url, accessToken }));
  const found = await shop.readProduct({ handle, country });
  if (!found) throw new Error(`The shop has no ${handle}.`);
  return found.product;
}

const readFacts = async (handle: string): Promise<ProductFacts> =>
  toProductFacts(await read(handle, "US"), await read(handle, "CA"));

test("a product has its options and each variant's values, SKU, stock and price in both currencies", async () => {
  const poster = await readFacts("alphabet-poster");

  expect(poster).toMatchObject({
    id: "gid://shopify/Product/70",
    description: "Every handshape of the alphabet, for the wall of a classroom.",
    options: [
      { name: "Size", values: ["small", "large"] },
      { name: "Color", values: ["Sea Green", "Plum"] },
    ],
  });
  expect(poster.variants[0]).toMatchObject({
    id: "gid://shopify/ProductVariant/71",
    title: "small / Sea Green",
    sku: "POSTER-8",
    availableForSale: false,
    values: ["small", "Sea Green"],
    prices: {
      USD: { amount: "12.5", compareAtAmount: null },
      CAD: { amount: "17.5", compareAtAmount: null },
    },
  });
  expect(poster.variants.map(({ values }) => values)).toEqual([
    ["small", "Sea Green"],
    ["small", "Plum"],
    ["large", "Plum"],
  ]);
});

test("a variant has an image only if it differs from the product's own", async () => {
  const { variants } = await readFacts("alphabet-poster");

  expect(variants.map(({ image }) => image?.altText)).toEqual([
    "Portrait of noor-lindqvist",
    undefined,
    undefined,
  ]);
});

test("a variant known in only one country is left out", async () => {
  const [us, ca] = [await read("alphabet-poster", "US"), await read("alphabet-poster", "CA")];

  const { variants } = toProductFacts(us, { ...ca, variants: ca.variants.slice(1) });

  expect(variants.map(({ title }) => title)).toEqual(["small / Plum", "large / Plum"]);
});

test("a product without a description in the shop has none", async () => {
  const [us, ca] = [await read("alphabet-poster", "US"), await read("alphabet-poster", "CA")];

  expect(toProductFacts({ ...us, description: " " }, ca).description).toBeNull();
});
