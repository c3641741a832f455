import type { DatabaseSync } from "node:sqlite";
import type { Currency } from "#storefront/domain/catalog/product.ts";
import { foldCode } from "#storefront/domain/discounts/discount.ts";
import { seedOnce } from "#storefront/domain/seed-once.ts";

export interface GiftCard {
  id: `gid://shopify/GiftCard/${string}`;
  code: string;
  currency: Currency;
  /** Whole cents. */
  balance: number;
  /** ISO 8601, UTC. */
  expiresAt: string | null;
}

/** Prepaid gift cards. Only an order reduces a card's balance (seen in responses of version 2026-04). */
export interface GiftCards {
  /** Case-insensitive. null for a code that's unknown, expired or empty. */
  byCode: (code: string) => GiftCard | null;
  /** Whether a card has this code, even an expired or empty one. Case-insensitive. */
  hasCode: (code: string) => boolean;
  put: (card: GiftCard) => void;
  /** Cents of the card's own currency. Throws if the balance is lower, which rolls back the order's transaction. */
  spend: (id: string, amount: number) => void;
}

export function createGiftCards(
  database: DatabaseSync,
  seed: readonly GiftCard[],
  now: () => Date,
): GiftCards {
  const upsert = database.prepare(`
    insert into gift_card (id, code, currency, balance, expires_at) values (?, ?, ?, ?, ?)
    on conflict (id) do update set
      code = excluded.code, currency = excluded.currency, balance = excluded.balance, expires_at = excluded.expires_at
  `);
  const select = database.prepare(`
    select id, code, currency, balance, expires_at as expiresAt from gift_card
    where code = ? and balance > 0 and (expires_at is null or expires_at > ?)
  `);
  const selectAny = database.prepare("select 1 from gift_card where code = ?");
  const spend = database.prepare(
    "update gift_card set balance = balance - ?1 where id = ?2 and balance >= ?1",
  );
  const put = ({ id, code, currency, balance, expiresAt }: GiftCard) => {
    upsert.run(id, foldCode(code), currency, balance, expiresAt);
  };
  seedOnce(database, "gift cards", () => seed.forEach(put));
  return {
    put,
    hasCode: (code) => selectAny.get(foldCode(code)) !== undefined,
    byCode: (code) => {
      const row = select.get(foldCode(code), now().toISOString());
      // Only `put` above writes these columns.
      return row ? (row as unknown as GiftCard) : null;
    },
    spend: (id, amount) => {
      if (Number(spend.run(amount, id).changes) === 0) {
        throw new Error(`Gift card ${id} doesn't hold ${amount} cents.`);
      }
    },
  };
}
