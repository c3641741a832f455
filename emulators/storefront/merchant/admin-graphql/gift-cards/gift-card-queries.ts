import { exchange } from "#storefront/domain/cart/exchange.ts";
import type { IssuedGiftCard } from "#storefront/domain/cart/gift-card-store.ts";
import { byText, listMatches, toSort } from "#storefront/domain/search/list-matches.ts";
import type { Searchable } from "#storefront/domain/search/searchable.ts";
import { compareIds } from "#storefront/graphql/schema/compare-ids.ts";
import { type ListArgs, toConnection } from "#storefront/graphql/schema/connection.ts";
import type { AdminResolvers } from "#storefront/merchant/admin-graphql/admin-resolver.ts";

/** Gift cards as the merchant sees them: empty and expired ones too. */
export const giftCardQueries: AdminResolvers<unknown> = {
  giftCard: (_root, { id }: { id: string }, { giftCards }) => giftCards.byId(id),
  giftCards: (_root, { sortKey, query, ...page }: ListArgs, { giftCards, now }) => {
    const found = listMatches(giftCards.all(), {
      query,
      sortKey,
      where: "QueryRoot.giftCards(query:)",
      searchable: giftCardSearch,
      sort: sortGiftCards,
      now: now(),
    });
    return toConnection(found, page);
  },
};

/** The fields of the Admin API's `giftCards(query:)` that aren't about what the shop doesn't have. */
const giftCardSearch: Searchable<IssuedGiftCard> = {
  texts: ({ code }) => [{ field: "TITLE", text: code }],
  fields: {
    balance_status: { kind: "value", read: listBalanceStatuses },
    created_at: { kind: "date", read: ({ createdAt }) => createdAt },
    expires_on: { kind: "date", read: ({ expiresAt }) => expiresAt ?? "" },
    id: { kind: "value", read: ({ id }) => [id.slice(id.lastIndexOf("/") + 1)] },
    initial_value: { kind: "number", read: ({ initialValue }) => [initialValue / 100] },
    updated_at: { kind: "date", read: ({ updatedAt }) => updatedAt },
  },
};

function listBalanceStatuses({ balance, initialValue }: IssuedGiftCard): string[] {
  if (balance === 0) return ["empty"];
  return [balance < initialValue ? "partial" : "full", "full_or_partial"];
}

/** Amounts are compared in the shop's own currency. A card that doesn't expire comes last. */
const sortGiftCards = toSort<IssuedGiftCard>({
  AMOUNT_SPENT: byAmount(({ balance, initialValue }) => initialValue - balance),
  BALANCE: byAmount(({ balance }) => balance),
  CODE: byText(({ code }) => code),
  CREATED_AT: byText(({ createdAt }) => createdAt),
  EXPIRES_ON: byText(({ expiresAt }) => expiresAt ?? "9"),
  ID: compareIds,
  INITIAL_VALUE: byAmount(({ initialValue }) => initialValue),
  UPDATED_AT: byText(({ updatedAt }) => updatedAt),
});

function byAmount(read: (card: IssuedGiftCard) => number) {
  const toUsd = (card: IssuedGiftCard) => exchange(read(card), card.currency, "USD");
  return (left: IssuedGiftCard, right: IssuedGiftCard) => toUsd(left) - toUsd(right);
}
