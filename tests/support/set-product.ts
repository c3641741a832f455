import { openAdminClient } from "./open-admin-client.ts";

const location = "gid://shopify/Location/71850001";

const productSet = `mutation SetProduct($input: ProductSetInput!, $identifier: ProductSetIdentifiers) {
  productSet(input: $input, identifier: $identifier, synchronous: true) {
    product {
      id legacyResourceId title handle status vendor tags totalInventory
      options { id name position values }
      variants(first: 10) {
        nodes {
          id title sku price compareAtPrice inventoryQuantity
          selectedOptions { name value }
          inventoryItem { tracked requiresShipping measurement { weight { unit value } } }
        }
      }
    }
    productSetOperation { id }
    userErrors { field message code }
  }
}`;

/** A variant for `productSet`. */
export const toVariantInput = (color: string, given: object = {}) => ({
  optionValues: [{ optionName: "Color", name: color }],
  price: "24.50",
  ...given,
});

/** A product with two colors for `productSet`. */
export const toProductInput = (title: string, given: object = {}) => ({
  title,
  productOptions: [{ name: "Color", position: 1, values: [{ name: "Green" }, { name: "Blue" }] }],
  variants: [
    toVariantInput("Green", {
      sku: "N-G",
      compareAtPrice: 30,
      inventoryItem: { tracked: true, measurement: { weight: { unit: "KILOGRAMS", value: 0.25 } } },
      inventoryQuantities: [{ locationId: location, name: "available", quantity: 2 }],
    }),
    toVariantInput("Blue"),
  ],
  ...given,
});

/** Calls `productSet` and returns its payload. */
export const setProduct = async (input: object, identifier?: object) =>
  (await openAdminClient().run(productSet, { input, identifier })).productSet;
