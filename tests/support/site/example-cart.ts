import type { Cart, CartLine } from "@shop/web/commerce/cart/cart.ts";

// Carts as the Storefront API returns them.

const usd = (amount: string) => ({ amount, currencyCode: "USD" }) as const;

/** A course line, by its handle. */
export function line(handle: string, attributes: Record<string, string> = {}, quantity = 1): CartLine {
  return {
    id: `gid://shopify/CartLine/${handle}`,
    quantity,
    attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
    discountAllocations: [],
    cost: { amountPerQuantity: usd("79.0"), subtotalAmount: usd("79.0"), totalAmount: usd("79.0") },
    merchandise: {
      id: `gid://shopify/ProductVariant/${handle}`,
      title: "online course",
      sku: null,
      availableForSale: true,
      selectedOptions: [],
      image: null,
      price: usd("79.0"),
      compareAtPrice: null,
      product: {
        id: `gid://shopify/Product/${handle}`,
        handle,
        title: handle,
        productType: "Course",
        slug: { value: handle },
      },
    },
  };
}

export const cart = (lines: CartLine[], codes: string[] = []): Cart => ({
  id: "gid://shopify/Cart/1?key=2",
  checkoutUrl: "https://shop.example/checkout",
  totalQuantity: lines.length,
  note: null,
  buyerIdentity: { countryCode: "US" },
  attributes: [],
  discountCodes: codes.map((code) => ({ code, applicable: true })),
  discountAllocations: [],
  appliedGiftCards: [],
  cost: { subtotalAmount: usd("79.0"), totalAmount: usd("79.0"), totalTaxAmount: usd("0.0") },
  lines: { nodes: lines },
});

/** The attributes of a course line whose student has no name yet. */
export const seat = { first: "*", last: "*", email: "*", studentId: "a1b2c3d4" };
