import type { DatabaseSync } from "node:sqlite";
import type { Customer, CustomerId } from "./customer.ts";

export interface Customers {
  byId: (id: string) => Customer | null;
  /** Case-insensitive. */
  byEmail: (email: string) => Customer | null;
  byPhone: (phone: string) => Customer | null;
  /** Newest first. */
  latest: (count: number) => Customer[];
  /** Replaces the one with the same ID, or adds a new one. Throws if another one has its email or phone. */
  put: (customer: Customer) => void;
}

export function createCustomers(database: DatabaseSync): Customers {
  const byId = database.prepare("select body from customer where id = ?");
  const byEmail = database.prepare("select body from customer where email = ?");
  const byPhone = database.prepare("select body from customer where phone = ?");
  const latest = database.prepare("select body from customer order by rowid desc limit ?");
  const upsert = database.prepare(`
    insert into customer (id, email, phone, body) values (?, ?, ?, ?)
    on conflict (id) do update set email = excluded.email, phone = excluded.phone, body = excluded.body
  `);
  return {
    byId: (id) => toCustomer(byId.get(id)),
    byEmail: (email) => toCustomer(byEmail.get(normalizeEmail(email))),
    byPhone: (phone) => toCustomer(byPhone.get(phone)),
    latest: (count) =>
      latest
        .all(count)
        .map(toCustomer)
        .filter((customer) => customer !== null),
    put: (customer) => {
      const { id, email, phone } = customer;
      upsert.run(id, email, phone, JSON.stringify(customer));
    },
  };
}

/** Stores a changed customer, as of now. */
export function saveCustomer(
  customer: Customer,
  { customers, now }: { customers: Customers; now: () => Date },
): Customer {
  const saved = { ...customer, updatedAt: now().toISOString() };
  customers.put(saved);
  return saved;
}

/** Shopify removes spaces, even inside, and compares emails without case (seen in responses of its Admin API). */
export function normalizeEmail(email: string): string {
  return email.replaceAll(/\s/g, "").toLowerCase();
}

/** A customer who can't sign in yet. */
export function createCustomer({ id, email }: { id: CustomerId; email: string }, now: Date): Customer {
  const at = now.toISOString();
  return {
    id,
    email: normalizeEmail(email),
    firstName: null,
    lastName: null,
    phone: null,
    acceptsMarketing: false,
    createdAt: at,
    updatedAt: at,
    addresses: [],
    defaultAddressId: null,
    passwordHash: null,
  };
}

function toCustomer(row: Record<string, unknown> | undefined): Customer | null {
  // Only `put` above and a migration fill this column.
  return row ? (JSON.parse(String(row["body"])) as Customer) : null;
}
