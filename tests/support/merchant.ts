import { courseProducts } from "@shop/emulators/seed/commerce/course-products.ts";
import type { Product } from "@shop/emulators/storefront/domain/catalog/product.ts";
import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { testStack } from "./test-stack.ts";

/** What a merchant changes in the shop behind the site, through Shopify's Admin API where it can be done there. */
export interface Merchant {
  /** In US dollars, such as "79.00". The first variant's, which the course's page shows, unless another is named by its place. */
  setPrice: (handle: string, price: string, place?: number) => Promise<void>;
  /** Of every variant; null is not counted, as the seed has courses. Its prices are the seed's again. */
  putCourse: (handle: string, stock: number | null) => Promise<void>;
  /** Puts this product in place of the one with its id. */
  putProduct: (product: Product) => Promise<void>;
  /** A course of the merchant's own, on sale or a draft that the shop does not show. Its handle is its SKU. */
  putOwnCourse: (course: { handle: string; title: string }, status: "active" | "draft") => Promise<void>;
  /** For how many milliseconds after its webhook the Storefront API does not show a change. */
  setLag: (ms: number) => Promise<void>;
  /** The latest webhooks and what came of each. */
  readDeliveries: () => Promise<{ id: string; status: string }[]>;
  /** How the Storefront API fails, as the emulator's rules say it; none mends it. */
  setFaults: (...rules: readonly object[]) => Promise<void>;
}

export function createMerchant(): Merchant {
  async function ask(method: string, path: string, body?: object) {
    // Not before the worker's shop is there: it comes with credentials of its own.
    const { adminToken } = readCredentials(testStack.dataDir).storefront;
    const response = await fetch(testStack.storefrontUrl + path, {
      method,
      headers: { "x-shopify-access-token": adminToken, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  return {
    setPrice: async (handle, price, place = 0) => {
      const { products } = await ask("GET", `/admin/api/2026-04/products.json?handle=${handle}`);
      await ask("PUT", `/admin/api/2026-04/variants/${products[0].variants[place].id}.json`, {
        variant: { price },
      });
    },
    putCourse: async (handle, stock) => {
      const products = courseProducts
        .filter((product) => product.handle === handle)
        .map((product) => ({
          ...product,
          updatedAt: new Date().toISOString(),
          variants: product.variants.map((variant) => ({ ...variant, stock })),
        }));
      await ask("POST", "/_emulator/seed", { products });
    },
    putProduct: async (product) => {
      const updatedAt = new Date().toISOString();
      await ask("POST", "/_emulator/seed", { products: [{ ...product, updatedAt }] });
    },
    putOwnCourse: async ({ handle, title }, status) => {
      const [model] = courseProducts;
      if (!model) throw new Error("The seed has no course to copy.");
      const variants = model.variants.map((variant, index) => ({
        ...variant,
        id: `gid://shopify/ProductVariant/${toNumber(handle)}${index}`,
        sku: `${handle}-${index}`,
      }));
      const id = `gid://shopify/Product/${toNumber(handle)}`;
      await ask("POST", "/_emulator/seed", {
        products: [{ ...model, id, handle, title, status, variants, updatedAt: new Date().toISOString() }],
      });
    },
    setFaults: async (...rules) => {
      await ask(
        "PUT",
        "/_emulator/faults",
        rules.map((rule) => ({ path: "/api/*/graphql.json", ...rule })),
      );
    },
    readDeliveries: () => ask("GET", "/_emulator/deliveries"),
    setLag: async (ms) => {
      await ask("PUT", "/_emulator/lag", { ms });
    },
  };
}

/** A number for ids, the same for the same handle, beyond those of the seed. */
const toNumber = (handle: string) =>
  9_900_000_000 +
  Array.from(handle).reduce((sum, letter, index) => sum + letter.charCodeAt(0) * (index + 1), 0);
