import type { WalletPurchase } from "@shop/web/features/wallet/purchases/wallet-purchase.ts";

const seat = (id: number) => ({
  id: `gid://shopify/CartLine/${id}`,
  variantId: "gid://shopify/ProductVariant/1",
  title: "Level 1A, Online course",
  quantity: 1,
  attributes: [{ key: "studentId", value: String(id) }],
  cents: 7900,
});

/** A school's purchase of three seats. */
export const toPurchase = (given: Partial<WalletPurchase> = {}): WalletPurchase => ({
  id: "W-7K3M-9Q2D-AB2C-XY7Z",
  state: "ordered",
  details: {
    shopper: {
      school: "Lincoln Elementary",
      name: "Tess Teacher",
      email: "tess@lincoln.test",
      isTaxExempt: true,
      address: { street: "1 School Street", city: "Springfield", state: "IL", zip: "62701" },
    },
    lines: [seat(1), seat(2), seat(3)],
    attributes: [],
    discountCents: 0,
  },
  cartId: null,
  shippingCents: 0,
  taxCents: 0,
  totalCents: 23_700,
  draftOrderId: 1,
  orderId: 2,
  purchaseOrderId: "PO-1",
  createdAt: Date.parse("2026-09-01T08:00:00Z"),
  decidedAt: null,
  ...given,
});
