import { afterAll, beforeAll, expect, test } from "vitest";
import { createCart } from "../../support/cart.ts";
import { until } from "../../support/content-lake.ts";
import { type AnnouncingStorefront, startAnnouncingStorefront } from "../../support/hosted-storefront.ts";
import { openAdminClient } from "../../support/open-admin-client.ts";
import { setProduct, toProductInput, toVariantInput } from "../../support/set-product.ts";

let storefront: AnnouncingStorefront;
beforeAll(async () => {
  storefront = await startAnnouncingStorefront({ now: () => new Date("2026-11-21T10:00:00Z") });
});
afterAll(() => storefront.stop());

const { run } = openAdminClient();

const webhooksOf = (title: string) =>
  storefront.site.deliveries
    .map(({ headers, body }) => ({ topic: headers["x-shopify-topic"], body: Object(body) }))
    .filter(({ body }) => body.title === title);

test("a product set through the API is bought in the Storefront API at its price", async () => {
  const { product, productSetOperation, userErrors } = await setProduct(toProductInput("Field Notebook"));

  const cart = await createCart(storefront, {
    lines: [{ merchandiseId: product.variants.nodes[0].id, quantity: 2 }],
  });
  const { body } = await storefront.ask(
    `query ($id: ID!) { cart(id: $id) { cost { totalAmount { amount currencyCode } } } }`,
    { id: cart.id },
  );

  expect(userErrors).toEqual([]);
  expect(productSetOperation).toBeNull();
  expect(product).toMatchObject({
    handle: "field-notebook",
    status: "ACTIVE",
    vendor: "Test shop",
    totalInventory: 2,
    options: [{ name: "Color", position: 1, values: ["Green", "Blue"] }],
    variants: {
      nodes: [
        {
          title: "Green",
          sku: "N-G",
          price: "24.50",
          compareAtPrice: "30.00",
          inventoryQuantity: 2,
          selectedOptions: [{ name: "Color", value: "Green" }],
          inventoryItem: { tracked: true, measurement: { weight: { unit: "GRAMS", value: 250 } } },
        },
        { title: "Blue", compareAtPrice: null, inventoryItem: { tracked: false } },
      ],
    },
  });
  expect(body.data.cart.cost.totalAmount).toEqual({ amount: "49.0", currencyCode: "USD" });
});

test("a second productSet with the same identifier updates the product", async () => {
  const identifier = { handle: "sketchbook" };
  const created = await setProduct(toProductInput("Sketchbook", { handle: "sketchbook" }), identifier);
  const [green] = created.product.variants.nodes;

  const updated = await setProduct(
    {
      title: "Sketchbook, large",
      handle: "sketchbook",
      productOptions: [{ name: "Color", values: [{ name: "Green" }, { name: "Red" }] }],
      variants: [toVariantInput("Green", { price: 27 }), toVariantInput("Red")],
    },
    identifier,
  );

  expect(updated.userErrors).toEqual([]);
  expect(updated.product).toMatchObject({
    id: created.product.id,
    title: "Sketchbook, large",
    handle: "sketchbook",
    variants: {
      nodes: [
        { id: green.id, title: "Green", price: "27.00", sku: "N-G", inventoryQuantity: 2 },
        { title: "Red", price: "24.50" },
      ],
    },
  });
});

test("a renamed option and its order leave the variants as they are", async () => {
  const { product } = await setProduct(toProductInput("Poster"));
  const [green, blue] = product.variants.nodes;
  const toTint = (name: string) => ({ optionValues: [{ optionName: "Tint", name }] });

  const { product: renamed } = await setProduct({
    id: product.id,
    productOptions: [
      { id: product.options[0].id, name: "Tint", values: [{ name: "Blue" }, { name: "Green" }] },
    ],
    variants: [toTint("Blue"), toTint("Green")],
  });

  expect(renamed.options).toMatchObject([
    { id: product.options[0].id, name: "Tint", values: ["Blue", "Green"] },
  ]);
  expect(renamed.variants.nodes).toMatchObject([
    { id: blue.id, title: "Blue", price: "24.50" },
    { id: green.id, title: "Green", sku: "N-G" },
  ]);
});

test("setting products sends their webhooks, and an update without a change sends none", async () => {
  const { product } = await setProduct(toProductInput("Diary"));
  await setProduct({ id: product.id, title: "Diary" });
  await setProduct({ id: product.id, status: "DRAFT" });
  await until(() => webhooksOf("Diary").length === 2);

  expect(webhooksOf("Diary")).toMatchObject([
    { topic: "products/create", body: { id: Number(product.legacyResourceId), status: "active" } },
    { topic: "products/update", body: { id: Number(product.legacyResourceId), status: "draft" } },
  ]);
});

test("a draft is in the Admin API and not in the Storefront API", async () => {
  const { product } = await setProduct({ title: "Unfinished", status: "DRAFT" });

  const admin = await run(
    `query ($id: ID!) {
      product(id: $id) { title status publishedAt hasOnlyDefaultVariant }
      productByHandle(handle: "unfinished") { id }
      productByIdentifier(identifier: { handle: "unfinished" }) { id }
    }`,
    { id: product.id },
  );
  const { body } = await storefront.ask('{ product(handle: "unfinished") { id } }');

  expect(admin).toEqual({
    product: { title: "Unfinished", status: "DRAFT", publishedAt: null, hasOnlyDefaultVariant: true },
    productByHandle: { id: product.id },
    productByIdentifier: { id: product.id },
  });
  expect(body.data.product).toBeNull();
});

test("products are searched, sorted and read in pages", async () => {
  await setProduct({ title: "Zebra crossing", productType: "Poster", vendor: "Zoo" });
  await setProduct({ title: "Aardvark", productType: "Poster", vendor: "Zoo", status: "DRAFT" });
  const query = `query ($after: String, $query: String) {
    products(first: 1, after: $after, query: $query, sortKey: TITLE) {
      nodes { title } pageInfo { hasNextPage endCursor }
    }
  }`;

  const { products: first } = await run(query, { query: "vendor:Zoo" });
  const { products: second } = await run(query, { query: "vendor:Zoo", after: first.pageInfo.endCursor });
  const { products: drafts } = await run(query, { query: "status:draft vendor:Zoo" });

  expect(first).toMatchObject({ nodes: [{ title: "Aardvark" }], pageInfo: { hasNextPage: true } });
  expect(second).toMatchObject({ nodes: [{ title: "Zebra crossing" }], pageInfo: { hasNextPage: false } });
  expect(drafts.nodes).toEqual([{ title: "Aardvark" }]);
});

test("a product set through the API survives a restart, and new IDs stay unique", async () => {
  const { product } = await setProduct(toProductInput("Calendar"));

  await storefront.restart();
  const kept = await run("query ($id: ID!) { product(id: $id) { title } }", { id: product.id });
  const { product: next } = await setProduct(toProductInput("Calendar"));

  expect(kept.product).toEqual({ title: "Calendar" });
  expect(next.handle).toBe("calendar-1");
  expect(next.id).not.toBe(product.id);
});
