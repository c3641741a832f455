import type { TestStorefront } from "./storefront.ts";
import { variants } from "./stocked-seed.ts";

const selection = `{
  cart {
    id totalQuantity
    cost { subtotalAmount { amount } totalAmount { amount currencyCode } }
    discountAllocations { targetType discountedAmount { amount } }
    delivery {
      addresses {
        id selected oneTimeUse
        address {
          ... on CartDeliveryAddress {
            firstName lastName company address1 address2 city provinceCode countryCode zip phone
            name formatted withAll: formatted(withName: true, withCompany: true) formattedArea latitude longitude
          }
        }
      }
    }
    deliveryGroups(first: 5) {
      nodes {
        id groupType
        deliveryAddress {
          id address1 city province provinceCode country countryCode countryCodeV2 zip name formatted formattedArea
        }
        deliveryOptions { handle code title description deliveryMethodType estimatedCost { amount currencyCode } }
        selectedDeliveryOption { handle estimatedCost { amount } }
        cartLines(first: 5) { nodes { quantity merchandise { ... on ProductVariant { id } } } }
      }
    }
  }
  userErrors { code field message }
  warnings { code message target }
}`;

const inputs = {
  addresses: "[CartSelectableAddressInput!]!",
  updates: "[CartSelectableAddressUpdateInput!]!",
  addressIds: "[ID!]!",
  selectedDeliveryOptions: "[CartSelectedDeliveryOptionInput!]!",
};

/** Sends a delivery mutation with one list, in the newest version by default. */
export async function changeDelivery(
  storefront: TestStorefront,
  field: string,
  variables: { cartId: string } & Partial<Record<keyof typeof inputs, object[] | string[]>>,
  version = "2026-04",
) {
  const { cartId, ...lists } = variables;
  const [[name, value] = ["addresses", []]] = Object.entries(lists);
  const argument = name === "updates" ? "addresses" : name;
  // The names match the variables' types.
  const type = inputs[name as keyof typeof inputs];
  const { body } = await storefront.ask(
    `mutation ($cartId: ID!, $value: ${type}) { answer: ${field}(cartId: $cartId, ${argument}: $value) ${selection} }`,
    { cartId, value },
    { version },
  );
  return body.data.answer;
}

/** A cart with a course and two workbooks, which ship. */
export async function createDeliveredCart(storefront: TestStorefront, given: object = {}) {
  const lines = [{ merchandiseId: variants.course }, { merchandiseId: variants.spiral, quantity: 2 }];
  const { body } = await storefront.ask(
    `mutation ($input: CartInput) { answer: cartCreate(input: $input) ${selection} }`,
    { input: { lines, ...given } },
    { version: "2026-04" },
  );
  return body.data.answer;
}

const deliveryAddress = {
  firstName: "Ana",
  lastName: "Silva",
  address1: "1 Main Street",
  city: "Springfield",
  provinceCode: "NY",
  countryCode: "US",
  zip: "10001",
};

export const toAddress = (given: object = {}, rest: object = { selected: true }) => ({
  address: { deliveryAddress: { ...deliveryAddress, ...given } },
  ...rest,
});
