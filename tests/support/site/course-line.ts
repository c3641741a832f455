import type { CartLine } from "@shop/web/commerce/cart/cart.ts";

const price = { amount: "79.0", currencyCode: "USD" } as const;

/** A cart's line of a course with these attributes. */
export const toCourseLine = (attributes: Readonly<Record<string, string>>): CartLine => ({
  id: "gid://shopify/CartLine/1",
  quantity: 1,
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
  cost: {
    totalAmount: price,
    subtotalAmount: price,
    amountPerQuantity: price,
  },
  discountAllocations: [],
  merchandise: {
    id: "gid://shopify/ProductVariant/1",
    title: "online course",
    sku: null,
    availableForSale: true,
    compareAtPrice: null,
    image: null,
    price,
    selectedOptions: [],
    product: {
      id: "gid://shopify/Product/1",
      title: "Level 1A",
      handle: "level-1a",
      productType: "Course",
      slug: null,
    },
  },
});
