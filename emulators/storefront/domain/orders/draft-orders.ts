import type { DatabaseSync } from "node:sqlite";
import type { CartAttribute } from "#storefront/domain/cart/cart.ts";
import type { OrderAddress, OrderLine, OrderShipping } from "./order.ts";

/** An order that a merchant prepares and completes later, at the prices it had when it was prepared. Amounts are cents in US dollars. */
export interface DraftOrder {
  id: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
  email: string;
  note: string | null;
  attributes: CartAttribute[];
  /** Separated by commas. */
  tags: string;
  taxExempt: boolean;
  address: OrderAddress;
  lines: OrderLine[];
  shipping: OrderShipping | null;
  discount: { title: string; amount: number } | null;
  /** Of the lines, after the discount. */
  subtotal: number;
  tax: number;
  total: number;
  /** The order that it became; null while it's open. */
  orderId: `gid://shopify/Order/${string}` | null;
}

export interface DraftOrders {
  add: (draft: Omit<DraftOrder, "id">) => DraftOrder;
  read: (id: number) => DraftOrder | null;
  /** Oldest first. */
  all: () => DraftOrder[];
  replace: (draft: DraftOrder) => void;
  remove: (id: number) => void;
}

export function createDraftOrders(database: DatabaseSync): DraftOrders {
  const insert = database.prepare("insert into draft_order (body) values (?) returning id");
  const one = database.prepare("select id, body from draft_order where id = ?");
  const every = database.prepare("select id, body from draft_order order by id");
  const update = database.prepare("update draft_order set body = ? where id = ?");
  const deletion = database.prepare("delete from draft_order where id = ?");
  return {
    add: (draft) => ({ ...draft, id: Number(insert.get(JSON.stringify(draft))?.["id"]) }),
    read: (id) => toDraftOrder(one.get(id)),
    all: () =>
      every
        .all()
        .map(toDraftOrder)
        .filter((draft) => draft !== null),
    replace: ({ id, ...draft }) => {
      update.run(JSON.stringify(draft), id);
    },
    remove: (id) => {
      deletion.run(id);
    },
  };
}

function toDraftOrder(row: Record<string, unknown> | undefined): DraftOrder | null {
  // Only the statements above fill this column.
  return row ? { ...JSON.parse(String(row["body"])), id: Number(row["id"]) } : null;
}
