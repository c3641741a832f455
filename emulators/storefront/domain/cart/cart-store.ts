import type { DatabaseSync } from "node:sqlite";
import { type Cart, parseCartId, toCart } from "./cart.ts";
import { isSameSecret } from "#files/same-secret.ts";
import { inTransaction } from "#storefront/domain/transaction.ts";

export interface CartStore {
  /** The cart with this ID, and whether the ID has its key. null if it's unknown, expired or became an order. */
  read: (id: string) => { cart: Cart; isOwner: boolean } | null;
  /** Work done alongside is stored if the cart is, and only then. */
  write: (cart: Cart, alongside?: () => void) => void;
  /** The cart became an order and isn't found from now on. */
  remove: (token: string) => void;
}

/** "The cart ID expires after 10 days, reset by every mutation" (shopify.dev, "Create and update a cart"). */
const lifetimeMs = 10 * 24 * 60 * 60 * 1000;

/** Carts in SQLite. Each change is synchronous from reading to writing, so changes to one cart never interleave. */
export function createCartStore(database: DatabaseSync, now: () => Date): CartStore {
  const oldest = () => new Date(now().getTime() - lifetimeMs).toISOString();
  database.prepare("delete from cart where updated_at < ?").run(oldest());
  const select = database.prepare("select body from cart where token = ? and updated_at >= ?");
  const deletion = database.prepare("delete from cart where token = ?");
  const upsert = database.prepare(`
    insert into cart (token, body, updated_at) values (?, ?, ?)
    on conflict (token) do update set body = excluded.body, updated_at = excluded.updated_at
  `);
  return {
    read: (id) => {
      const parsed = parseCartId(id);
      const row = parsed && select.get(parsed.token, oldest());
      if (!row) return null;
      // Only `write` below fills this column.
      const cart = toCart(JSON.parse(String(row["body"])));
      return { cart, isOwner: parsed.key !== null && isSameSecret(parsed.key, cart.key) };
    },
    write: (cart, alongside) => {
      const write = () => upsert.run(cart.token, JSON.stringify(cart), cart.updatedAt);
      if (!alongside) {
        write();
        return;
      }
      inTransaction(database, () => {
        write();
        alongside();
      });
    },
    remove: (token) => {
      deletion.run(token);
    },
  };
}
