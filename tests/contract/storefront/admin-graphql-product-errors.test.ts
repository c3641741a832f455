import { afterAll, beforeAll, expect, test } from "vitest";
import { startHostedStorefront } from "../../support/hosted-storefront.ts";
import { openAdminClient } from "../../support/open-admin-client.ts";
import { setProduct, toProductInput, toVariantInput } from "../../support/set-product.ts";
import { type TestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startHostedStorefront();
});
afterAll(() => storefront.stop());

const { run } = openAdminClient();

test.each([
  ["no title", {}, undefined, ["input", "title"], "INVALID_PRODUCT", "Title can't be blank"],
  ["a blank title", { title: " " }, undefined, ["input", "title"], "INVALID_INPUT", "Title can't be blank"],
  [
    "a title that's too long",
    { title: "x".repeat(256) },
    undefined,
    ["input", "title"],
    "INVALID_INPUT",
    "Title is too long (maximum is 255 characters)",
  ],
  [
    "a taken handle",
    { title: "A", handle: "getting-started-with-asl" },
    undefined,
    ["input", "handle"],
    "HANDLE_NOT_UNIQUE",
    "Handle 'getting-started-with-asl' already in use. Please provide a new handle.",
  ],
  [
    "an unknown ID",
    { id: "gid://shopify/Product/1", title: "A" },
    undefined,
    ["input", "id"],
    "PRODUCT_DOES_NOT_EXIST",
    "Product does not exist",
  ],
  [
    "an identifier with an unknown ID",
    { title: "A" },
    { id: "gid://shopify/Product/1" },
    ["identifier", "id"],
    "NOT_FOUND",
    "Resource matching the identifier was not found.",
  ],
  [
    "an identifier and an ID",
    { id: "gid://shopify/Product/90" },
    { handle: "a" },
    ["input", "id"],
    "ID_NOT_ALLOWED",
    "The id field is not allowed if identifier is provided.",
  ],
  [
    "an identifier without its field",
    { title: "A" },
    { handle: "a" },
    ["input", "handle"],
    "MISSING_FIELD_REQUIRED",
    "The input field corresponding to the identifier is required.",
  ],
  [
    "an identifier that isn't its field's value",
    { title: "A", handle: "b" },
    { handle: "a" },
    ["input", "handle"],
    "INPUT_MISMATCH",
    "The identifier value does not match the value of the corresponding field in the input.",
  ],
  [
    "options without variants",
    toProductInput("A", { variants: null }),
    undefined,
    ["input", "variants"],
    "VARIANTS_INPUT_MISSING",
    "Must specify variants when updating options.",
  ],
  [
    "variants without options",
    toProductInput("A", { productOptions: null }),
    undefined,
    ["input", "productOptions"],
    "PRODUCT_OPTIONS_INPUT_MISSING",
    "Must specify product options when updating variants.",
  ],
  [
    "an unknown option",
    toProductInput("A", {
      variants: [toVariantInput("Green", { optionValues: [{ optionName: "Size", name: "S" }] })],
    }),
    undefined,
    ["input", "variants", "0", "optionValues", "0"],
    "OPTION_DOES_NOT_EXIST",
    "Option does not exist.",
  ],
  [
    "an unknown option value",
    toProductInput("A", { variants: [toVariantInput("Green"), toVariantInput("Pink")] }),
    undefined,
    ["input", "variants", "1", "optionValues", "0", "name"],
    "OPTION_VALUE_DOES_NOT_EXIST",
    "Option value does not exist.",
  ],
  [
    "two equal variants",
    toProductInput("A", { variants: [toVariantInput("Green"), toVariantInput("Green")] }),
    undefined,
    ["input", "variants", "1"],
    "INVALID_VARIANT",
    "The variant 'Green' already exists. Please change at least one option value.",
  ],
  [
    "a negative price",
    toProductInput("A", { variants: [toVariantInput("Green", { price: "-1.00" })] }),
    undefined,
    ["input", "variants", "0", "price"],
    "INVALID_INPUT",
    "Price must be greater than or equal to 0",
  ],
  [
    "another location",
    toProductInput("A", {
      variants: [
        toVariantInput("Green", {
          inventoryQuantities: [{ locationId: "gid://shopify/Location/1", name: "available", quantity: 1 }],
        }),
      ],
    }),
    undefined,
    ["input", "variants", "0", "inventoryQuantities", "0", "locationId"],
    "INVALID_INPUT",
    "Location does not exist.",
  ],
])(
  "productSet with %s creates nothing and names the field",
  async (_name, input, identifier, field, code, message) => {
    const { products: before } = await run("{ products(first: 250) { nodes { id } } }");

    const { product, userErrors } = await setProduct(input, identifier);

    const { products: after } = await run("{ products(first: 250) { nodes { id } } }");
    expect(userErrors[0]).toEqual({ field, code, message });
    expect(product).toBeNull();
    expect(after).toEqual(before);
  },
);
