import {
  decodeEncodedVariant,
  flattenConnection,
  getAdjacentAndFirstAvailableVariants,
  getProductOptions,
  isOptionValueCombinationInEncodedVariant,
  mapSelectedProductOptionToObject,
  parseMetafield,
} from "@shopify/hydrogen-react";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCart } from "../../support/cart.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variedSeed } from "../../support/varied-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: variedSeed });
});
afterAll(() => storefront.stop());

async function read(query: string, variables: Record<string, unknown> = {}) {
  const { body } = await storefront.ask(query, variables, { version: "2026-04" });
  return body.data;
}

describe("a product's options", () => {
  const variant = "id title availableForSale selectedOptions { name value } product { handle }";
  const selected = '[{ name: "Size", value: "small" }, { name: "Color", value: "Plum" }]';
  const readPoster = async () => {
    const { product } = await read(`{
      product(handle: "alphabet-poster") {
        handle encodedVariantExistence encodedVariantAvailability
        options { name optionValues { name firstSelectableVariant { ${variant} } } }
        selectedOrFirstAvailableVariant(selectedOptions: ${selected}) { ${variant} }
        adjacentVariants(selectedOptions: ${selected}) { ${variant} }
      }
    }`);
    return product;
  };

  test("are read with the variant each choice leads to", async () => {
    const [size, color] = getProductOptions(await readPoster());

    expect(size).toMatchObject({
      name: "Size",
      optionValues: [
        { name: "small", selected: true, exists: true, available: true },
        {
          name: "large",
          selected: false,
          variant: { title: "large / Plum" },
          variantUriQuery: "Size=large&Color=Plum",
        },
      ],
    });
    expect(color).toMatchObject({
      name: "Color",
      optionValues: [
        { name: "Sea Green", selected: false, exists: true, available: false },
        { name: "Plum", selected: true, exists: true, available: true },
      ],
    });
  });

  test("list the selected variant, its neighbors and the first variant of each value once", async () => {
    const found = getAdjacentAndFirstAvailableVariants(await readPoster());

    expect(found.map(({ title }) => title).toSorted()).toEqual([
      "large / Plum",
      "small / Plum",
      "small / Sea Green",
    ]);
  });

  test("become an object of names and values", async () => {
    const { selectedOrFirstAvailableVariant } = await readPoster();

    expect(mapSelectedProductOptionToObject(selectedOrFirstAvailableVariant.selectedOptions)).toEqual({
      Size: "small",
      Color: "Plum",
    });
  });

  test("are decoded into the combinations that exist, complete or partial", async () => {
    const { encodedVariantExistence, encodedVariantAvailability } = await readPoster();

    expect(decodeEncodedVariant(encodedVariantExistence)).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
    expect(isOptionValueCombinationInEncodedVariant([1, 0], encodedVariantExistence)).toBe(false);
    expect(isOptionValueCombinationInEncodedVariant([1], encodedVariantExistence)).toBe(true);
    expect(isOptionValueCombinationInEncodedVariant([0, 0], encodedVariantAvailability)).toBe(false);
  });
});

test.each([["nodes { title }"], ["edges { node { title } }"]])(
  "a connection queried by its %s is flattened",
  async (selection) => {
    const { collection } = await read(
      `{ collection(handle: "on-paper") { products(first: 2) { ${selection} } } }`,
    );

    expect(flattenConnection(collection.products)).toEqual([
      { title: "Alphabet Poster" },
      { title: "Getting Started with ASL" },
    ]);
  },
);

describe("a metafield is parsed", () => {
  const readPoster = async (key: string, selection = "") => {
    const { product } = await read(
      `query ($key: String!) {
        product(handle: "alphabet-poster") {
          metafield(namespace: "custom", key: $key) { type value ${selection} }
        }
      }`,
      { key },
    );
    return parseMetafield(product.metafield);
  };

  test.each([
    ["boolean", "true", true],
    ["number_integer", "3", 3],
    ["number_decimal", "1.5", 1.5],
    ["single_line_text_field", "Noor", "Noor"],
    ["color", "#2e8b57", "#2e8b57"],
    ["url", "https://www.handshape.test/", "https://www.handshape.test/"],
    ["date", "2026-04-01", new Date("2026-04-01")],
    ["date_time", "2026-04-01T09:30:00Z", new Date("2026-04-01T09:30:00Z")],
    ["json", '{"level":{"number":2}}', { level: { number: 2 } }],
    ["list.number_integer", "[1,2]", [1, 2]],
    ["list.single_line_text_field", '["adult","kids"]', ["adult", "kids"]],
    ["list.date", '["2026-04-01"]', [new Date("2026-04-01")]],
  ])("as %s", async (type, value, parsed) => {
    const { id } = await createCart(storefront, { metafields: [{ key: "custom.fact", type, value }] });

    const { cart } = await read(
      'query ($id: ID!) { cart(id: $id) { metafield(namespace: "custom", key: "fact") { type value } } }',
      { id },
    );

    expect(parseMetafield(cart.metafield)).toMatchObject({ parsedValue: parsed });
  });

  test("as a page", async () => {
    expect(await readPoster("story", "reference { ... on Page { id } }")).toMatchObject({
      parsedValue: { id: "gid://shopify/Page/44000000001" },
    });
  });

  test("as a list of products", async () => {
    const selection = "references(first: 5) { nodes { ... on Product { handle } } }";

    expect(await readPoster("goes_with", selection)).toMatchObject({
      parsedValue: [{ handle: "getting-started-with-asl" }],
    });
  });

  test("as the course's number in its series", async () => {
    const { product } = await read(`{
      product(handle: "level-2a-online-asl-course") { metafield(namespace: "custom", key: "orderinseries") { type value } }
    }`);

    expect(parseMetafield(product.metafield)).toMatchObject({ parsedValue: 3 });
  });
});
