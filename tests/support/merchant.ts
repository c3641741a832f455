import { courseProducts } from "@shop/emulators/seed/commerce/course-products.ts";
import type { Product } from "@shop/emulators/storefront/domain/catalog/product.ts";
import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { testStack } from "./test-stack.ts";

/** What a merchant changes in the shop behind the site, through Shopify's Admin API where possible. */
export interface Merchant {
  /** In US dollars, such as "79.00". For the first variant, which the course's page shows, unless another is named by its place. */
  setPrice: (handle: string, price: string, place?: number) => Promise<void>;
  /** For every variant. null means stock isn't tracked, as for the seed's courses. Also resets the prices to the seed's. */
  putCourse: (handle: string, stock: number | null) => Promise<void>;
  /** Puts this product in place of the one with its ID. */
  putProduct: (product: Product) => Promise<void>;
  /** The merchant's own course, on sale or a draft that the shop doesn't show. Its handle is its SKU. */
  putOwnCourse: (course: { handle: string; title: string }, status: "active" | "draft") => Promise<void>;
  /** How long after a webhook the Storefront API keeps hiding its change, in milliseconds. */
  setLag: (ms: number) => Promise<void>;
  /** The latest webhook deliveries and their results. */
  readDeliveries: () => Promise<{ id: string; status: string }[]>;
  /** How the Storefront API fails, by the emulator's rules. Without a rule, it works again. */
  setFaults: (...rules: readonly object[]) => Promise<void>;
}

export function createMerchant(): Merchant {
  async function ask(method: string, path: string, body?: object) {
    // Not before the worker's shop exists, because it has its own credentials.
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

/** A number for IDs, always the same for a handle and higher than the seed's. */
const toNumber = (handle: string) =>
  9_900_000_000 +
  Array.from(handle).reduce((sum, letter, index) => sum + letter.charCodeAt(0) * (index + 1), 0);
