import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../../support/content-lake.ts";
import { createDiscountedCart } from "../../support/discounted-cart.ts";
import { type AnnouncingStorefront, startAnnouncingStorefront } from "../../support/hosted-storefront.ts";
import { openAdminClient } from "../../support/open-admin-client.ts";
import { setProduct, toProductInput } from "../../support/set-product.ts";

let storefront: AnnouncingStorefront;
beforeAll(async () => {
  storefront = await startAnnouncingStorefront({ now: () => new Date("2026-11-21T10:00:00Z") });
});
afterAll(() => storefront.stop());

const { run } = openAdminClient();

const create = async (input: object) => {
  const { collectionCreate } = await run(
    `mutation CreateCollection($input: CollectionInput!) {
      collectionCreate(input: $input) {
        collection {
          id legacyResourceId handle sortOrder
          ruleSet { appliedDisjunctively rules { column relation condition } }
          products(first: 10) { nodes { title } }
        }
        userErrors { field message }
      }
    }`,
    { input },
  );
  return collectionCreate;
};

const isTagged = (condition: string) => ({ column: "TAG", relation: "EQUALS", condition });

const createTagged = async (tag: string, given: object = {}) => {
  const { collection } = await create({
    title: `Tagged ${tag}`,
    ruleSet: { appliedDisjunctively: false, rules: [isTagged(tag)] },
    ...given,
  });
  return collection;
};

const listTitles = async (handle: string, sortKey = "COLLECTION_DEFAULT") => {
  const { body } = await storefront.ask(
    `query ($handle: String!, $sortKey: ProductCollectionSortKeys) {
      collection(handle: $handle) { products(first: 10, sortKey: $sortKey) { nodes { title } } }
    }`,
    { handle, sortKey },
  );
  return body.data.collection.products.nodes.map(({ title }: { title: string }) => title);
};

test("a collection with rules has the products that match them", async () => {
  await setProduct({ title: "Zine", tags: ["print"], productType: "Magazine" });
  await setProduct({ title: "Print", tags: ["print"], productType: "Poster" });
  const rules = [isTagged("print"), { column: "TYPE", relation: "EQUALS", condition: "Magazine" }];

  const all = await create({ title: "Print magazines", ruleSet: { appliedDisjunctively: false, rules } });
  const any = await create({ title: "Print, magazines", ruleSet: { appliedDisjunctively: true, rules } });

  expect(all).toMatchObject({
    collection: {
      sortOrder: "BEST_SELLING",
      ruleSet: { appliedDisjunctively: false, rules },
      products: { nodes: [{ title: "Zine" }] },
    },
    userErrors: [],
  });
  expect(any.collection.products.nodes).toEqual([{ title: "Zine" }, { title: "Print" }]);
  expect(await listTitles("print-magazines")).toEqual(["Zine"]);
});

test("a product that's created, retagged, or withdrawn later joins and leaves by itself, in both APIs", async () => {
  const { id, handle } = await createTagged("late");
  const read = async (productId: string) => {
    const { collection, product } = await run(
      `query ($id: ID!, $product: ID!) {
        collection(id: $id) { productsCount { count } hasProduct(id: $product) }
        product(id: $product) { inCollection(id: $id) collections(first: 5) { nodes { id } } }
      }`,
      { id, product: productId },
    );
    return { ...collection, ...product, titles: await listTitles(handle) };
  };
  const isIn = {
    productsCount: { count: 1 },
    hasProduct: true,
    inCollection: true,
    collections: { nodes: [{ id }] },
    titles: ["Latecomer"],
  };
  const isOut = {
    productsCount: { count: 0 },
    hasProduct: false,
    inCollection: false,
    collections: { nodes: [] },
    titles: [],
  };
  const { product } = await setProduct({ title: "Latecomer", tags: ["late"] });

  const created = await read(product.id);
  await setProduct({ id: product.id, tags: ["early"] });
  const retagged = await read(product.id);
  await setProduct({ id: product.id, tags: ["late"] });
  const back = await read(product.id);
  await setProduct({ id: product.id, status: "DRAFT" });

  expect([created, retagged, back]).toEqual([isIn, isOut, isIn]);
  expect(await read(product.id)).toEqual({ ...isIn, titles: [] });
});

test("a collection's rules survive a restart", async () => {
  const { handle } = await createTagged("kept");

  await storefront.restart();
  await setProduct({ title: "Keepsake", tags: ["kept"] });

  expect(await listTitles(handle)).toEqual(["Keepsake"]);
});

test("a product that joins or leaves sends the collection's webhook", async () => {
  await createTagged("told");
  const { product } = await setProduct({ title: "Told", tags: ["told"] });
  await setProduct({ id: product.id, title: "Told again" });
  await setProduct({ id: product.id, tags: [] });
  await setProduct({ title: "Told last" });
  await until(() => storefront.site.deliveries.some(({ body }) => Object(body).handle === "told-last"));

  const told = storefront.site.deliveries.filter(({ body }) => Object(body).title === "Tagged told");

  expect(told.map(({ headers }) => headers["x-shopify-topic"])).toEqual([
    "collections/create",
    "collections/update",
    "collections/update",
  ]);
  expect(told[0]?.body).toMatchObject({
    sort_order: "best-selling",
    disjunctive: false,
    rules: [{ column: "tag", relation: "equals", condition: "told" }],
  });
});

test("a discount for a collection with rules applies to a product that joined it", async () => {
  const { id } = await createTagged("half");
  await run(
    `mutation ($discount: DiscountCodeBasicInput!) {
      discountCodeBasicCreate(basicCodeDiscount: $discount) { userErrors { message } }
    }`,
    {
      discount: {
        title: "Half",
        code: "HALF",
        startsAt: "2026-01-01T00:00:00Z",
        customerGets: { value: { percentage: 0.5 }, items: { collections: { add: [id] } } },
      },
    },
  );
  const { product } = await setProduct(toProductInput("Halved", { tags: ["half"] }));

  const { total } = await createDiscountedCart(storefront, {
    lines: [{ merchandiseId: product.variants.nodes[0].id, quantity: 1 }],
    discountCodes: ["HALF"],
  });

  expect(total).toBe("12.25");
});

test.each([
  ["ALPHA_ASC", ["Ordered A", "Ordered B"]],
  ["ALPHA_DESC", ["Ordered B", "Ordered A"]],
  ["PRICE_ASC", ["Ordered B", "Ordered A"]],
  ["PRICE_DESC", ["Ordered A", "Ordered B"]],
  ["CREATED", ["Ordered B", "Ordered A"]],
  ["CREATED_DESC", ["Ordered A", "Ordered B"]],
  ["BEST_SELLING", ["Ordered B", "Ordered A"]],
  ["MANUAL", ["Ordered B", "Ordered A"]],
])("a collection's products are in its order %s, in both APIs", async (sortOrder, titles) => {
  const tag = `ordered-${sortOrder}`;
  const toPriced = (price: string) => [{ price, optionValues: [{ optionName: "Title", name: "Only" }] }];
  const productOptions = [{ name: "Title", values: [{ name: "Only" }] }];
  await setProduct({ title: "Ordered B", tags: [tag], productOptions, variants: toPriced("5.00") });
  await setProduct({ title: "Ordered A", tags: [tag], productOptions, variants: toPriced("9.00") });

  const { handle, products } = await createTagged(tag, { sortOrder });

  expect(products.nodes.map(({ title }: { title: string }) => title)).toEqual(titles);
  expect(await listTitles(handle)).toEqual(titles);
});

test("a collection with rules isn't a custom collection", async () => {
  const { legacyResourceId } = await createTagged("automatic");

  const { collections } = await run(
    `{ collections(first: 5, query: "collection_type:smart title:automatic") { nodes { legacyResourceId } } }`,
  );
  const one = await storefront.admin("GET", `/custom_collections/${legacyResourceId}.json`);
  const all = await storefront.admin("GET", "/custom_collections.json?limit=250");

  expect(collections.nodes).toEqual([{ legacyResourceId }]);
  expect(one.status).toBe(404);
  expect(all.body.custom_collections).not.toContainEqual(
    expect.objectContaining({ id: Number(legacyResourceId) }),
  );
});
