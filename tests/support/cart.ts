import type { TestStorefront } from "./storefront.ts";

/** The fields that these tests request from every cart mutation. */
export const selection = `{
  cart {
    id checkoutUrl note totalQuantity
    attributes { key value }
    discountCodes { code applicable }
    buyerIdentity { countryCode email phone }
    cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } totalTaxAmount { amount } }
    lines(first: 100) {
      nodes {
        id quantity
        attributes { key value }
        cost { amountPerQuantity { amount } compareAtAmountPerQuantity { amount } totalAmount { amount currencyCode } }
        merchandise { ... on ProductVariant { id title price { amount currencyCode } } }
      }
    }
  }
  userErrors { code field message }
  warnings { code message target }
}`;

export interface CreatedCart {
  id: string;
  checkoutUrl: string;
  lines: { id: string }[];
}

export async function createCart(storefront: TestStorefront, input: object): Promise<CreatedCart> {
  const { body } = await storefront.ask(
    `mutation ($input: CartInput) { answer: cartCreate(input: $input) ${selection} }`,
    { input },
  );
  const { id, checkoutUrl, lines } = body.data.answer.cart;
  return { id, checkoutUrl, lines: lines.nodes };
}
