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

describe("a collection's products are filtered", () => {
  test.each([
    ["{ available: true }", [poster, workbook, course]],
    ["{ available: false }", []],
    ["{ price: { max: 14 } }", [poster]],
    ["{ price: { min: 23, max: 30 } }", [poster]],
    ["{ price: { min: 22.99, max: 22.99 } }", [workbook]],
    ['{ productType: "book" }', [workbook]],
    ['{ productType: "Book" }, { productType: "Poster" }', [poster, workbook]],
    ['{ productVendor: "Elan Print" }', [poster]],
    ['{ tag: "classroom" }, { tag: "workbook" }', [poster, workbook]],
    ['{ tag: "classroom" }, { productType: "Book" }', []],
    ['{ tag: "classroom", productType: "Poster" }', [poster]],
    ['{ variantOption: { name: "color", value: "plum" } }', [poster]],
    [
      '{ variantOption: { name: "Size", value: "large" } }, { variantOption: { name: "Color", value: "Sea Green" } }',
      [],
    ],
    ['{ variantOption: { name: "Binding", value: "paperback" } }, { available: true }', []],
    ['{ variantOption: { name: "Binding", value: "paperback" } }, { available: false }', [workbook]],
    ['{ variantOption: { name: "Size", value: "small" } }, { price: { min: 20 } }', []],
    ['{ productMetafield: { namespace: "custom", key: "instructor", value: "Elias Amadi" } }', [course]],
    ['{ variantMetafield: { namespace: "print", key: "paper", value: "matt" } }', [poster]],
    ["", [poster, workbook, course]],
  ])("by %s", async (filters, handles) => {
    expect(await readProducts(`, filters: [${filters}]`)).toEqual(handles);
  });

  test("by the price in the buyer's country", async () => {
    expect(await readProducts(", filters: [{ price: { max: 14 } }]", "CA")).toEqual([]);
  });
});

async function readFilters(args = "") {
  const { body } = await storefront.ask(`{
    collection(handle: "on-paper") {
      products(first: 1${args}) {
        filters { id label type presentation values { id label count input image { id } swatch { color } } }
      }
    }
  }`);
  return body.data.collection.products.filters;
}

test("a collection lists its filters with the number of products for each value", async () => {
  const filters = await readFilters();

  const none = { image: null, swatch: null };
  expect(filters.slice(0, 3)).toEqual([
    {
      id: "filter.v.availability",
      label: "Availability",
      type: "LIST",
      presentation: "TEXT",
      values: [
        { id: "filter.v.availability.1", label: "In stock", count: 3, input: '{"available":true}', ...none },
        {
          id: "filter.v.availability.0",
          label: "Out of stock",
          count: 0,
          input: '{"available":false}',
          ...none,
        },
      ],
    },
    {
      id: "filter.v.price",
      label: "Price",
      type: "PRICE_RANGE",
      presentation: null,
      values: [
        { id: "filter.v.price", label: "Price", count: 0, input: '{"price":{"min":0,"max":79}}', ...none },
      ],
    },
    {
      id: "filter.p.product_type",
      label: "Product type",
      type: "LIST",
      presentation: "TEXT",
      values: [
        {
          id: "filter.p.product_type.book",
          label: "Book",
          count: 1,
          input: '{"productType":"Book"}',
          ...none,
        },
        {
          id: "filter.p.product_type.course",
          label: "Course",
          count: 1,
          input: '{"productType":"Course"}',
          ...none,
        },
        {
          id: "filter.p.product_type.poster",
          label: "Poster",
          count: 1,
          input: '{"productType":"Poster"}',
          ...none,
        },
      ],
    },
  ]);
  expect(filters.slice(3).map(({ id }: { id: string }) => id)).toEqual([
    "filter.p.vendor",
    "filter.p.tag",
    "filter.v.option.size",
    "filter.v.option.color",
    "filter.v.option.binding",
    "filter.v.option.format",
    "filter.p.m.custom.instructor",
  ]);
});

test("a value's count is how many products its filter would leave along with the other filters", async () => {
  const filters = await readFilters(', filters: [{ tag: "classroom" }]');

  const counts = Object.fromEntries(
    filters.map(({ id, values }: { id: string; values: { label: string; count: number }[] }) => [
      id,
      values.map(({ label, count }) => [label, count]),
    ]),
  );
  expect(counts["filter.p.product_type"]).toEqual([
    ["Book", 0],
    ["Course", 0],
    ["Poster", 1],
  ]);
  expect(counts["filter.p.tag"]).toEqual([
    ["adult", 1],
    ["classroom", 1],
    ["course", 1],
    ["kids", 1],
    ["workbook", 1],
  ]);
});

test("a filter value's input can be used to filter", async () => {
  const filters = await readFilters();
  const sizes = filters.find(({ id }: { id: string }) => id === "filter.v.option.size");

  const { body } = await storefront.ask(
    `query ($filters: [ProductFilter!]) {
      collection(handle: "on-paper") { products(first: 10, filters: $filters) { nodes { handle } } }
    }`,
    { filters: [JSON.parse(sizes.values[0].input)] },
  );

  expect(body.data.collection.products.nodes).toEqual([{ handle: poster }]);
});
