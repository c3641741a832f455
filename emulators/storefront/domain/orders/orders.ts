import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Cart } from "#storefront/domain/cart/cart.ts";
import { listAllocations } from "./list-discounts.ts";
import type { Order } from "./order.ts";
import { inTransaction } from "#storefront/domain/transaction.ts";

/** The shop's orders. */
export interface Orders {
  /** Stores an order under the next number, with its discount codes. Throws if the cart already became an order. */
  place: (cart: Pick<Cart, "token" | "key">, order: Omit<Order, "id" | "number" | "cartToken">) => Order;
  /** Stores what happened to an order since. */
  replace: (order: Order) => void;
  byToken: (token: string) => Order | null;
  byId: (id: string) => Order | null;
  /** The order that a cart became, given the cart's key. */
  ofCart: (cart: { token: string; key: string }) => Order | null;
  /** Oldest first. */
  ofCustomer: (customerId: string) => Order[];
  countOf: (customerId: string) => number;
  /** Newest first. */
  latest: (count: number) => Order[];
  /** How many units of each product were bought, by product ID. Missing if none. */
  unitsSold: () => ReadonlyMap<string, number>;
  /** In how many orders a code was used, in total or by one email address. Case-insensitive. */
  usesOf: (discountCode: string, email?: string | null) => number;
}

/** Shopify numbers the orders of a shop from 1001 (help.shopify.com, "Order ID format"). */
const firstNumber = 1001;
const idBase = 5_600_000_000_000;

export function createOrders(database: DatabaseSync): Orders {
  const next = database.prepare(`select coalesce(max(number) + 1, ${firstNumber}) as number from "order"`);
  const insert = database.prepare(
    `insert into "order" (number, token, cart_token, cart_key_hash, body) values (?, ?, ?, ?, ?)`,
  );
  const use = database.prepare(
    "insert or ignore into discount_use (code, email, order_number) values (?, ?, ?)",
  );
  const update = database.prepare(`update "order" set body = ? where number = ?`);
  const byToken = database.prepare(`select body from "order" where token = ?`);
  const byNumber = database.prepare(`select body from "order" where number = ?`);
  const byCart = database.prepare(`select body from "order" where cart_token = ? and cart_key_hash = ?`);
  const byCustomer = database.prepare(
    `select body from "order" where body ->> '$.customerId' = ? order by number`,
  );
  const count = database.prepare(`select count(*) as count from "order" where body ->> '$.customerId' = ?`);
  const latest = database.prepare(`select body from "order" order by number desc limit ?`);
  const sold = database.prepare(
    `select line.value ->> 'productId' as id, sum(line.value ->> 'quantity') as units
     from "order", json_each(body, '$.lines') as line group by id`,
  );
  const uses = database.prepare("select count(*) as count from discount_use where code = ?");
  const usesBy = database.prepare("select count(*) as count from discount_use where code = ? and email = ?");

  return {
    place: ({ token: cartToken, key }, given) =>
      inTransaction(database, () => {
        const number = Number(next.get()?.["number"]);
        const order: Order = { ...given, id: `gid://shopify/Order/${idBase + number}`, number, cartToken };
        insert.run(number, order.token, cartToken, hashKey(key), JSON.stringify(order));
        for (const code of listCodes(order)) use.run(fold(code), fold(order.email), number);
        return order;
      }),
    replace: (order) => {
      update.run(JSON.stringify(order), order.number);
    },
    byToken: (token) => toOrder(byToken.get(token)),
    byId: (id) => toOrder(byNumber.get(Number(id.replace("gid://shopify/Order/", "")) - idBase)),
    ofCart: ({ token, key }) => toOrder(byCart.get(token, hashKey(key))),
    ofCustomer: (customerId) => toOrders(byCustomer.all(customerId)),
    countOf: (customerId) => Number(count.get(customerId)?.["count"]),
    latest: (limit) => toOrders(latest.all(limit)),
    unitsSold: () => new Map(sold.all().map(({ id, units }) => [String(id), Number(units)])),
    usesOf: (code, email = null) => {
      const row = email === null ? uses.get(fold(code)) : usesBy.get(fold(code), fold(email));
      return Number(row?.["count"]);
    },
  };
}

/** Each code that saved something, without duplicates. */
function listCodes(order: Pick<Order, "lines" | "shipping">): Set<string> {
  return new Set(listAllocations(order).flatMap(({ code }) => code ?? []));
}

function toOrders(rows: Record<string, unknown>[]): Order[] {
  return rows.map(toOrder).filter((order) => order !== null);
}

function toOrder(row: Record<string, unknown> | undefined): Order | null {
  // Only `place` above fills this column.
  return row ? (JSON.parse(String(row["body"])) as Order) : null;
}

/** Only a hash, because the key itself was deleted with the cart. */
function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
