import type { GiftCard } from "#storefront/domain/cart/gift-card-store.ts";

/** Gift cards to be tried out: one of each currency, and one whose time is over. emulators/seed/README.md names them. */
export const giftCards: GiftCard[] = [
  {
    id: "gid://shopify/GiftCard/62000000001",
    code: "GIFTUSD25",
    currency: "USD",
    balance: 2_500,
    expiresAt: null,
  },
  {
    id: "gid://shopify/GiftCard/62000000002",
    code: "GIFTCAD150",
    currency: "CAD",
    balance: 15_000,
    expiresAt: null,
  },
  {
    id: "gid://shopify/GiftCard/62000000003",
    code: "GIFTOVER",
    currency: "USD",
    balance: 5_000,
    expiresAt: "2025-12-31T23:59:59.000Z",
  },
];
