import { afterEach, beforeEach, expect, test } from "vitest";
import { adminToken, type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeEach(async () => {
  storefront = await startTestStorefront({ now: () => new Date("2026-11-21T10:00:00Z") });
});
afterEach(() => storefront.stop());

const workbook = "getting-started-with-asl";
const spiralItem = 10_000_000_000_091;
const location = 71_850_001;

const readProduct = async (handle: string, country = "US") => {
  const { body } = await storefront.ask(
    `query ($handle: String, $country: CountryCode) @inContext(country: $country) {
      product(handle: $handle) {
        title tags updatedAt
        variants(first: 3) {
          nodes { availableForSale quantityAvailable price { amount } compareAtPrice { amount } }
        }
      }
    }`,
    { handle, country },
  );
  return body.data.product;
};

async function readPage(address: string): Promise<{ count: number; next: string | undefined }> {
  const response = await fetch(address, { headers: { "x-shopify-access-token": adminToken } });
  const { products } = await response.json();
  const next = /^<([^>]+)>; rel="next"$/.exec(String(response.headers.get("link")))?.[1];
  return { count: products.length, next };
}

test("the Storefront API shows changes to title, tags and status", async () => {
  const edit = { id: 90, title: " Starting with ASL ", tags: "workbook, Sale, sale, adult" };
  const { status, body } = await storefront.admin("PUT", "/products/90.json", { product: edit });
  const shown = await readProduct(workbook);
  await storefront.admin("PUT", "/products/90.json", { product: { status: "draft" } });
  const withdrawn = await readProduct(workbook);
  await storefront.admin("PUT", "/products/90.json", { product: { status: "active" } });
  const back = await readProduct(workbook);

  expect(status).toBe(200);
  expect(body.product).toMatchObject({ title: "Starting with ASL", tags: "adult, Sale, workbook" });
  expect(shown).toMatchObject({
    title: "Starting with ASL",
    tags: ["adult", "Sale", "workbook"],
    updatedAt: "2026-11-21T10:00:00Z",
  });
  expect(withdrawn).toBeNull();
  expect(back.title).toBe("Starting with ASL");
});

test("the Storefront API shows price changes in both currencies", async () => {
  const variant = {
    price: "19.5",
    compare_at_price: 22.99,
    presentment_prices: [{ price: { amount: "27.00", currency_code: "CAD" }, compare_at_price: null }],
  };
  const before = await storefront.admin("GET", "/variants/91.json");
  const { body } = await storefront.admin("PUT", "/variants/91.json", { variant });
  const [american, canadian] = [await readProduct(workbook), await readProduct(workbook, "CA")];

  expect(before.body.variant).toMatchObject({ price: "22.99", compare_at_price: null });
  expect(body.variant).toMatchObject({
    price: "19.50",
    compare_at_price: "22.99",
    presentment_prices: [
      { price: { amount: "19.50", currency_code: "USD" }, compare_at_price: { amount: "22.99" } },
      { price: { amount: "27.00", currency_code: "CAD" }, compare_at_price: null },
    ],
  });
  expect(american.variants.nodes[0]).toMatchObject({
    price: { amount: "19.5" },
    compareAtPrice: { amount: "22.99" },
  });
  expect(canadian.variants.nodes[0]).toMatchObject({ price: { amount: "27.0" }, compareAtPrice: null });
});

test("stock set by the merchant is what shoppers can buy", async () => {
  const { body: places } = await storefront.admin("GET", "/locations.json");
  const set = { location_id: location, inventory_item_id: spiralItem, available: 0 };
  const { status, body } = await storefront.admin("POST", "/inventory_levels/set.json", set);
  const listed = await storefront.admin("GET", `/inventory_levels.json?inventory_item_ids=${spiralItem}`);
  const elsewhere = await storefront.admin("GET", "/inventory_levels.json?location_ids=1");
  const shown = await readProduct(workbook);

  expect(places.locations).toMatchObject([{ id: location }]);
  expect(status).toBe(200);
  expect(body.inventory_level).toEqual({
    inventory_item_id: spiralItem,
    location_id: location,
    available: 0,
    updated_at: "2026-11-21T10:00:00Z",
    admin_graphql_api_id: `gid://shopify/InventoryLevel/${location}?inventory_item_id=${spiralItem}`,
  });
  expect(listed.body.inventory_levels).toEqual([body.inventory_level]);
  expect(elsewhere.body.inventory_levels).toEqual([]);
  expect(shown.variants.nodes[0]).toMatchObject({ availableForSale: false, quantityAvailable: 0 });
});

test("the Storefront API shows a renamed collection", async () => {
  const edit = { custom_collection: { title: "Books", body_html: "<p>All of them</p>" } };
  const { body } = await storefront.admin("PUT", "/custom_collections/90.json", edit);
  const one = await storefront.admin("GET", "/custom_collections/90.json");
  const all = await storefront.admin("GET", "/custom_collections.json");
  const shown = await storefront.ask('{ collection(handle: "workbooks") { title description } }');

  expect(body.custom_collection).toMatchObject({ id: 90, title: "Books", body_html: "<p>All of them</p>" });
  expect(one.body).toEqual(body);
  expect(all.body.custom_collections).toContainEqual(body.custom_collection);
  expect(shown.body.data.collection).toEqual({ title: "Books", description: "All of them" });
});

test("a product has Shopify's shape", async () => {
  const { body, version } = await storefront.admin("GET", "/products/90.json");

  expect(version).toBe("2025-01");
  expect(body.product).toMatchObject({
    id: 90,
    title: "Getting Started with ASL",
    body_html: "<p>A workbook.</p>",
    product_type: "Book",
    handle: workbook,
    tags: "workbook",
    status: "active",
    admin_graphql_api_id: "gid://shopify/Product/90",
    options: [{ name: "Binding", position: 1, values: ["spiral bound", "paperback"] }],
    variants: [
      {
        id: 91,
        product_id: 90,
        price: "22.99",
        position: 1,
        option1: "spiral bound",
        option2: null,
        inventory_management: "shopify",
        inventory_quantity: 3,
        inventory_item_id: spiralItem,
      },
      { id: 92, position: 2 },
    ],
    images: [],
    image: null,
  });
});

test("products are listed in pages, drafts included", async () => {
  await storefront.admin("PUT", "/products/90.json", { product: { status: "draft" } });

  const drafts = await storefront.admin("GET", "/products.json?status=draft");
  const first = await storefront.admin("GET", "/products.json?limit=2");
  const since = await storefront.admin("GET", "/products.json?since_id=80&limit=1");
  const some = await storefront.admin("GET", "/products.json?ids=90,7400000000010,1");
  const all = await storefront.admin("GET", "/products.json");

  const ids = ({ body }: Awaited<ReturnType<TestStorefront["admin"]>>) =>
    body.products.map(({ id }: { id: number }) => id);
  expect(ids(drafts)).toEqual([90]);
  expect(ids(first)).toEqual([80, 90]);
  expect(ids(since)).toEqual([90]);
  expect(ids(some)).toEqual([90, 7_400_000_000_010]);
  expect(ids(all).length).toBeGreaterThan(9);
});

test("each page links to the next until the last", async () => {
  const first = await readPage(`${storefront.url}/admin/api/2025-01/products.json?limit=6`);
  const second = await readPage(String(first.next));
  const whole = await readPage(`${storefront.url}/admin/api/2025-01/products.json?limit=250`);

  expect(first.count).toBe(6);
  expect(second.count).toBe(Math.min(6, whole.count - 6));
  expect(whole.next).toBeUndefined();
});

test("the merchant's changes survive a restart", async () => {
  await storefront.admin("PUT", "/variants/91.json", { variant: { price: "1.00" } });

  await storefront.restart();

  expect((await readProduct(workbook)).variants.nodes[0].price.amount).toBe("1.0");
});
