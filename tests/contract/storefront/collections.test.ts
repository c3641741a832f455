import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variedSeed } from "../../support/varied-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: variedSeed });
});
afterAll(() => storefront.stop());

const [poster, workbook, course] = [
  "alphabet-poster",
  "getting-started-with-asl",
  "level-1a-online-asl-course",
];

interface Handled {
  handle: string;
}

async function readProducts(args: string, country = "US"): Promise<string[]> {
  const { body } = await storefront.ask(
    `query @inContext(country: ${country}) {
      collection(handle: "on-paper") { products(first: 10${args}) { nodes { handle } } }
    }`,
  );
  return body.data.collection.products.nodes.map(({ handle }: Handled) => handle);
}

test("a collection has its description and image, without its drafts", async () => {
  const { body } = await storefront.ask(`{
    collection(id: "gid://shopify/Collection/70") {
      handle title description descriptionHtml updatedAt image { altText } seo { title description }
      onlineStoreUrl trackingParameters
      metafield(namespace: "custom", key: "banner") { value parentResource { ... on Collection { handle } } }
      products(first: 10) { nodes { handle } }
    }
    byHandle: collectionByHandle(handle: "on-paper") { id }
  }`);

  expect(body.data).toEqual({
    collection: {
      handle: "on-paper",
      title: "On paper",
      description: "What can be held.",
      descriptionHtml: "<p>What can be <em>held</em>.</p>",
      updatedAt: "2026-03-02T15:00:00Z",
      image: { altText: "Portrait of elias-amadi" },
      seo: { title: null, description: "Books and posters" },
      onlineStoreUrl: null,
      trackingParameters: null,
      metafield: { value: "New", parentResource: { handle: "on-paper" } },
      products: { nodes: [{ handle: poster }, { handle: workbook }, { handle: course }] },
    },
    byHandle: { id: "gid://shopify/Collection/70" },
  });
});

describe("a collection's products are sorted", () => {
  test.each([
    ["MANUAL", [poster, workbook, course]],
    ["COLLECTION_DEFAULT", [poster, workbook, course]],
    ["BEST_SELLING", [poster, workbook, course]],
    ["RELEVANCE", [poster, workbook, course]],
    ["TITLE", [poster, workbook, course]],
    ["PRICE", [poster, workbook, course]],
    ["CREATED", [workbook, course, poster]],
    ["ID", [poster, workbook, course]],
  ])("by %s", async (sortKey, handles) => {
    expect(await readProducts(`, sortKey: ${sortKey}`)).toEqual(handles);
    expect(await readProducts(`, sortKey: ${sortKey}, reverse: true`)).toEqual(handles.toReversed());
  });
});

test.each([
  ["sortKey: TITLE, reverse: true", 2, ["workbooks", "on-paper"]],
  ["sortKey: UPDATED_AT, reverse: true", 2, ["on-paper", "workbooks"]],
  ["sortKey: ID", 2, ["on-paper", "workbooks"]],
  ['query: "title:paper"', 9, ["on-paper"]],
  ['query: "title:Courses -title:active -title:kids"', 9, ["adult-courses"]],
  ['query: "collection_type:custom AND updated_at:>2026"', 9, []],
  ["query: \"updated_at:>'2026-02-01'\"", 9, ["on-paper"]],
  ['query: "held", sortKey: RELEVANCE', 9, ["on-paper"]],
])("collections are listed by %s", async (args, first, handles) => {
  const { body } = await storefront.ask(`{ collections(first: ${first}, ${args}) { nodes { handle } } }`);

  expect(body.data.collections.nodes.map(({ handle }: Handled) => handle)).toEqual(handles);
});

test("a cursor still works when a product before it is withdrawn", async () => {
  const shop = await startTestStorefront({ seed: variedSeed });
  const query = `query ($after: String) {
    products(first: 2, after: $after, sortKey: TITLE) { edges { cursor } nodes { id handle } pageInfo { hasPreviousPage endCursor } }
  }`;

  const first = (await shop.ask(query)).body.data.products;
  await shop.admin("PUT", "/products/70.json", { product: { id: 70, status: "draft" } });
  const second = (await shop.ask(query, { after: first.pageInfo.endCursor })).body.data.products;
  await shop.stop();

  expect(first.nodes.map(({ handle }: Handled) => handle)).toEqual([poster, "asl-essentials-bundle"]);
  expect(first.edges[1].cursor).toBe(first.pageInfo.endCursor);
  expect(second.nodes[0].handle).toBe("asl-essentials-bundle-for-kids");
  expect(second.pageInfo.hasPreviousPage).toBe(true);
});

test("pages can be read backward", async () => {
  const query = `query ($before: String) {
    collection(handle: "on-paper") { products(last: 1, before: $before) { nodes { handle } pageInfo { hasPreviousPage hasNextPage startCursor } } }
  }`;

  const last = (await storefront.ask(query)).body.data.collection.products;
  const before = (await storefront.ask(query, { before: last.pageInfo.startCursor })).body.data.collection
    .products;

  expect(last).toMatchObject({
    nodes: [{ handle: course }],
    pageInfo: { hasPreviousPage: true, hasNextPage: false },
  });
  expect(before).toMatchObject({
    nodes: [{ handle: workbook }],
    pageInfo: { hasPreviousPage: true, hasNextPage: true },
  });
});
