import type { IssuedGiftCard } from "#storefront/domain/cart/gift-card-store.ts";
import { toMoney } from "#storefront/domain/money.ts";
import { connectionResolvers, edgeResolvers } from "#storefront/graphql/schema/connection.ts";
import { asIs } from "#storefront/graphql/schema/resolver.ts";
import type { AdminResolvers } from "#storefront/merchant/admin-graphql/admin-resolver.ts";

const toLastCharacters = ({ code }: IssuedGiftCard) => code.slice(-4).toLowerCase();

const giftCardResolvers: AdminResolvers<IssuedGiftCard> = {
  id: asIs,
  balance: ({ balance, currency }) => toMoney(balance, currency),
  initialValue: ({ initialValue, currency }) => toMoney(initialValue, currency),
  enabled: () => true,
  expiresOn: ({ expiresAt }) => expiresAt?.slice(0, 10) ?? null,
  lastCharacters: toLastCharacters,
  maskedCode: (card) => `•••• •••• •••• ${toLastCharacters(card)}`,
  createdAt: asIs,
  updatedAt: asIs,
  // Nobody buys a gift card here, and none is made for somebody.
  order: () => null,
  customer: () => null,
};

export const giftCardTypes = {
  GiftCardCreatePayload: { giftCard: asIs, giftCardCode: asIs, userErrors: asIs },
  GiftCardUserError: { code: asIs, field: asIs, message: asIs },
  GiftCard: giftCardResolvers,
  GiftCardConnection: connectionResolvers,
  GiftCardEdge: edgeResolvers,
  Customer: { id: asIs },
} as const;
