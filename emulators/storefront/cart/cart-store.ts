import type { DatabaseSync } from "node:sqlite";
import { type Cart, parseCartId } from "#storefront/cart/cart.ts";

export interface CartStore {
  /** The cart an id names, and whether the id carries its key. Null when it is unknown or expired. */
  read: (id: string) => { cart: Cart; isOwner: boolean } | null;
  write: (cart: Cart) => void;
  /** From now on nobody knows the cart. */
  remove: (token: string) => void;
}

/** "The cart ID expires after 10 days, reset by every mutation" (shopify.dev, "Create and update a cart"). */
const lifetime = 10 * 24 * 60 * 60 * 1000;

/** Carts in SQLite. Each write is one statement and each change runs without a pause, so changes of one cart never mix. */
export function createCartStore(database: DatabaseSync, now: () => Date): CartStore {
  const oldest = () => new Date(now().getTime() - lifetime).toISOString();
  database.prepare("delete from cart where updated_at < ?").run(oldest());
  const select = database.prepare("select body from cart where token = ? and updated_at >= ?");
  const upsert = database.prepare(`
    insert into cart (token, body, updated_at) values (?, ?, ?)
    on conflict (token) do update set body = excluded.body, updated_at = excluded.updated_at
  `);
  const remove = database.prepare("delete from cart where token = ?");
  return {
    read: (id) => {
      const parsed = parseCartId(id);
      const row = parsed && select.get(parsed.token, oldest());
      if (!row) return null;
      // Only `write` below fills this column.
      const cart: Cart = JSON.parse(String(row["body"]));
      return { cart, isOwner: parsed.key === cart.key };
    },
    write: (cart) => {
      upsert.run(cart.token, JSON.stringify(cart), cart.updatedAt);
    },
    remove: (token) => {
      remove.run(token);
    },
  };
}
