import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSeedFile } from "@shop/emulators/storefront/seed-file/read-seed-file.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { openStorefrontDataDir } from "../../support/storefront-process.ts";

let folder: string;
let file: string;
let storefront: TestStorefront;

/** The example in the emulator's README. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seed-file-"));
  file = join(folder, "shop.json");
  const readme = await readFile(new URL("../../../emulators/storefront/README.md", import.meta.url), "utf8");
  const [, example = ""] = /^## Your own shop\n.*?```json\n(.*?)```/ms.exec(readme) ?? [];
  await writeFile(file, example);
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: "#2b5d34" } });
  await image.png().toFile(join(folder, "notebook.png"));
  storefront = await startTestStorefront({ seed: readSeedFile(file) });
});

afterAll(async () => {
  await storefront.stop();
  await rm(folder, { recursive: true });
});

const read = async (query: string) => (await storefront.ask(query)).body.data;

test("a product's variants have its options, their prices in both currencies, and their image", async () => {
  const fields = `{
    title handle vendor options { name values }
    variants(first: 2) { nodes { title sku availableForSale quantityAvailable price { amount } compareAtPrice { amount } image { altText width } } }
  }`;
  const { us } = await read(`{ us: product(handle: "field-notebook") ${fields} }`);
  const { ca } = await read(
    `query @inContext(country: CA) { ca: product(handle: "field-notebook") { variants(first: 2) { nodes { price { amount currencyCode } } } } }`,
  );

  expect(us).toMatchObject({
    vendor: "Pine & Paper",
    options: [{ name: "Color", values: ["Green", "Blue"] }],
    variants: {
      nodes: [
        {
          title: "Green",
          sku: "FN-G",
          quantityAvailable: 20,
          price: { amount: "12.5" },
          compareAtPrice: null,
          image: { altText: "A green notebook", width: 40 },
        },
        { title: "Blue", availableForSale: true, compareAtPrice: { amount: "15.0" } },
      ],
    },
  });
  expect(ca.variants.nodes).toEqual([
    { price: { amount: "17.25", currencyCode: "CAD" } },
    { price: { amount: "17.0", currencyCode: "CAD" } },
  ]);
});

test("a product without options has the one that Shopify gives it", async () => {
  const { product } = await read(`{ product(handle: "pencil") {
    options { name values } variants(first: 1) { nodes { title requiresShipping price { amount } } }
  } }`);

  expect(product).toEqual({
    options: [{ name: "Title", values: ["Default Title"] }],
    variants: { nodes: [{ title: "Default Title", requiresShipping: true, price: { amount: "1.9" } }] },
  });
});

test("the rest of the shop is the file's, too", async () => {
  const { shop, collection, menu, page, urlRedirects } = await read(`{
    shop { name description privacyPolicy { title body } }
    collection(handle: "frontpage") { products(first: 5) { nodes { handle } } }
    menu(handle: "main-menu") { items { title type resource { ... on Collection { handle } ... on Page { handle } } } }
    page(handle: "about-us") { body }
    urlRedirects(first: 1) { nodes { path target } }
  }`);

  expect(shop).toMatchObject({ name: "Pine & Paper", privacyPolicy: { title: "Privacy policy" } });
  expect(collection.products.nodes).toEqual([{ handle: "field-notebook" }, { handle: "pencil" }]);
  expect(menu.items).toEqual([
    { title: "Shop", type: "COLLECTION", resource: { handle: "frontpage" } },
    { title: "About", type: "PAGE", resource: { handle: "about-us" } },
  ]);
  expect(page.body).toBe("<p>We fold and bind by hand.</p>");
  expect(urlRedirects.nodes).toEqual([{ path: "/notebook", target: "/products/field-notebook" }]);
});

test("its codes and gift cards apply to a cart", async () => {
  const { product } = await read(`{ product(handle: "pencil") { variants(first: 1) { nodes { id } } } }`);
  const [{ id }] = product.variants.nodes;
  const { cartCreate } = await read(`mutation { cartCreate(input: {
    lines: [{ merchandiseId: "${id}", quantity: 3 }], discountCodes: ["PENCILS"], giftCardCodes: ["gift2026pine"]
  }) { cart {
    discountCodes { code applicable } cost { subtotalAmount { amount } } appliedGiftCards { amountUsed { amount } }
  } userErrors { message } } }`);

  expect(cartCreate).toEqual({
    cart: {
      discountCodes: [{ code: "PENCILS", applicable: true }],
      cost: { subtotalAmount: { amount: "3.8" } },
      appliedGiftCards: [{ amountUsed: { amount: "3.8" } }],
    },
    userErrors: [],
  });
});

test("--seed loads it into an empty data directory, and later starts keep what was changed", async () => {
  await using data = await openStorefrontDataDir();
  const first = await data.start(["--seed", file]);
  const { products } = await (await first.admin("GET", "/products.json")).json();
  await first.admin("PUT", `/products/${products[0].id}.json`, { product: { title: "Pocket Notebook" } });
  await first.end("SIGTERM");

  const second = await data.start(["--seed", file]);

  const kept = await (await second.admin("GET", "/products.json")).json();
  expect(kept.products).toMatchObject([{ title: "Pocket Notebook" }, { title: "Pencil" }]);
  await second.end("SIGTERM");
});

test("--seed with a file that can't be used says what's wrong with it", async () => {
  await using data = await openStorefrontDataDir();
  const { output } = await data.start(["--seed", join(folder, "shap.json")]);

  expect(output.code).toBe(1);
  expect(output.error).toMatch(/shap\.json can't be read: ENOENT/);
});
