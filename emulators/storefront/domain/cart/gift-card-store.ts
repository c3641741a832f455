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

/** A card with what the shop notes about it. */
export interface IssuedGiftCard extends GiftCard {
  /** Whole cents. */
  initialValue: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
}

/** Prepaid gift cards. Only an order reduces a card's balance (seen in responses of version 2026-04). */
export interface GiftCards {
  /** Case-insensitive. null for a code that's unknown, expired or empty. */
  byCode: (code: string) => IssuedGiftCard | null;
  /** Any card, even an expired or empty one. */
  byId: (id: string) => IssuedGiftCard | null;
  /** Every card, oldest first. */
  all: () => IssuedGiftCard[];
  /** Whether a card has this code, even an expired or empty one. Case-insensitive. */
  hasCode: (code: string) => boolean;
  /** Replaces the one with the same ID, which keeps its initial value, or issues a new one. */
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
    insert into gift_card (id, code, currency, balance, expires_at, initial_value, created_at, updated_at)
    values (?1, ?2, ?3, ?4, ?5, ?4, ?6, ?6)
    on conflict (id) do update set
      code = excluded.code, currency = excluded.currency, balance = excluded.balance, expires_at = excluded.expires_at,
      updated_at = excluded.updated_at
  `);
  const columns = `
    select id, code, currency, balance, expires_at as expiresAt, initial_value as initialValue, created_at as createdAt,
      updated_at as updatedAt
    from gift_card
  `;
  const selectUsable = database.prepare(
    `${columns} where code = ? and balance > 0 and (expires_at is null or expires_at > ?)`,
  );
  const selectById = database.prepare(`${columns} where id = ?`);
  const selectAll = database.prepare(`${columns} order by rowid`);
  const selectAny = database.prepare("select 1 from gift_card where code = ?");
  const spend = database.prepare(
    "update gift_card set balance = balance - ?1, updated_at = ?3 where id = ?2 and balance >= ?1",
  );
  const moment = () => now().toISOString();
  const put = ({ id, code, currency, balance, expiresAt }: GiftCard) => {
    upsert.run(id, foldCode(code), currency, balance, expiresAt, moment());
  };
  seedOnce(database, "gift cards", () => seed.forEach(put));
  return {
    put,
    hasCode: (code) => selectAny.get(foldCode(code)) !== undefined,
    byCode: (code) => toCard(selectUsable.get(foldCode(code), moment())),
    byId: (id) => toCard(selectById.get(id)),
    all: () => selectAll.all().flatMap((row) => toCard(row) ?? []),
    spend: (id, amount) => {
      if (Number(spend.run(amount, id, moment()).changes) === 0) {
        throw new Error(`Gift card ${id} doesn't hold ${amount} cents.`);
      }
    },
  };
}

function toCard(row: Record<string, unknown> | undefined): IssuedGiftCard | null {
  // Only `createGiftCards` writes these columns.
  return row ? (row as unknown as IssuedGiftCard) : null;
}
