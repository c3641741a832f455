import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isBusy } from "#files/sqlite-busy.ts";
import { inTransaction } from "./transaction.ts";

export const databaseFile = "storefront.sqlite";

/** The database, and what SQLite keeps beside it. */
export const databaseFiles = [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`];

/**
 * Opens `<dataDir>/storefront.sqlite` and migrates its tables. A completed write survives `kill -9`. Power loss may lose the last
 * ones (`synchronous = NORMAL`).
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, databaseFile);
  const database = new DatabaseSync(file);
  try {
    // The catalog is answered from memory, so it wouldn't see a second process's changes to the same file.
    database.exec("pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = normal;");
    inTransaction(database, () => migrate(database, file));
  } catch (error) {
    database.close();
    throw isBusy(error) ? new Error(`${file} is in use by another storefront.`, { cause: error }) : error;
  }
  return database;
}

function migrate(database: DatabaseSync, file: string): void {
  const version = Number(database.prepare("pragma user_version").get()?.["user_version"] ?? 0);
  if (version > migrations.length) {
    throw new Error(`${file} was written by a newer version of the storefront's emulator (${version}).`);
  }
  for (const [index, migration] of migrations.entries()) {
    if (index < version) continue;
    database.exec(`${migration}; pragma user_version = ${index + 1};`);
  }
}

/** Each entry runs once, in order. A released entry is never edited. */
const migrations = [
  // The tables of the first version, whose files have no number yet.
  `
  create table if not exists product (handle text primary key, position integer not null, body text not null) strict;
  create table if not exists collection (handle text primary key, position integer not null, body text not null) strict;
  create table if not exists cart (token text primary key, body text not null, updated_at text not null) strict;
  `,
  // Products can be withdrawn.
  `
  update product set body = json_set(body, '$.status', 'active') where body ->> '$.status' is null;
  `,
  // Webhooks and their pending deliveries.
  `
  create table webhook (
    id integer primary key autoincrement,
    topic text not null,
    address text not null,
    is_configured integer not null default 0,
    created_at text not null,
    updated_at text not null,
    unique (topic, address)
  ) strict;

  create table delivery (
    sequence integer primary key autoincrement,
    id text not null unique,
    event_id text not null,
    webhook_id integer not null,
    topic text not null,
    address text not null,
    body text not null,
    triggered_at text not null,
    attempts integer not null default 0,
    status text not null,
    result text,
    attempted_at text,
    due_at integer
  ) strict;
  create index delivery_due on delivery (due_at) where due_at is not null;
  create index delivery_by_event on delivery (event_id);
  `,
  // Whether the seed was loaded, because a shop can be empty on purpose.
  `
  create table planting (at text not null) strict;
  insert into planting (at) select datetime() where exists (select 1 from product);
  `,
  // Orders, and their discount codes.
  `
  create table "order" (
    number integer primary key,
    token text not null unique,
    cart_token text not null unique,
    cart_key_hash text not null,
    body text not null
  ) strict;

  create table discount_use (
    code text not null,
    email text not null,
    order_number integer not null,
    primary key (code, email, order_number)
  ) strict, without rowid;
  `,
  // Discounts and gift cards, and which later parts of the seed were loaded.
  `
  create table planted_part (name text primary key) strict;
  create table discount (
    id text primary key,
    code text unique,
    position integer not null,
    body text not null
  ) strict;
  create table gift_card (
    id text primary key,
    code text not null unique,
    currency text not null,
    balance integer not null,
    expires_at text
  ) strict;
  `,
  // The catalog is a part like the others.
  `
  insert into planted_part (name) select 'catalog' from planting;
  drop table planting;
  `,
  // Orders that a merchant prepares.
  `
  create table draft_order (id integer primary key autoincrement, body text not null) strict;
  `,
  // The next IDs of what's created through the Admin API.
  `
  create table next_id (kind text primary key, id integer not null) strict;
  `,
  // Customers, whose orders so far are those with the same email.
  `
  create table customer (
    id text primary key,
    email text not null unique,
    phone text unique,
    body text not null
  ) strict;
  insert into customer (id, email, body)
  select id, email, json_object(
    'id', id, 'email', email, 'firstName', null, 'lastName', null, 'phone', null,
    'acceptsMarketing', json('false'), 'createdAt', at, 'updatedAt', at,
    'addresses', json('[]'), 'defaultAddressId', null, 'passwordHash', null
  ) from (
    select
      'gid://shopify/Customer/' || (9000000000000 + row_number() over (order by min(number))) as id,
      lower(trim(body ->> '$.email')) as email,
      min(body ->> '$.placedAt') as at
    from "order" group by lower(trim(body ->> '$.email'))
  );
  insert into next_id (kind, id)
  select 'Customer', 9000000000000 + count(*) from customer having count(*) > 0;
  update "order" set body = json_set(
    body, '$.customerId', (select id from customer where email = lower(trim("order".body ->> '$.email')))
  );
  create index order_by_customer on "order" (body ->> '$.customerId');

  create table customer_access_token (
    hash text primary key,
    id text not null,
    customer_id text not null,
    expires_at text not null
  ) strict;
  create index customer_access_token_by_customer on customer_access_token (customer_id);

  create table account_link (
    customer_id text not null,
    kind text not null,
    token text not null,
    sent_at text not null,
    expires_at text not null,
    primary key (customer_id, kind)
  ) strict, without rowid;
  `,
  // Who is signed in to the Customer Account API, and the key that signs its ID tokens.
  `
  create table account_session (
    id text primary key,
    customer_id text not null,
    access_hash text not null unique,
    access_expires_at text not null,
    refresh_hash text not null unique,
    refresh_expires_at text not null
  ) strict;
  create index account_session_by_customer on account_session (customer_id);

  create table signing_key (private_key text not null) strict;
  `,
  // Gift cards as they were made. Those from before count as made now, with what's left on them.
  `
  alter table gift_card add column initial_value integer not null default 0;
  alter table gift_card add column created_at text not null default '';
  alter table gift_card add column updated_at text not null default '';
  update gift_card set
    initial_value = balance,
    created_at = strftime('%Y-%m-%dT%H:%M:%fZ'),
    updated_at = strftime('%Y-%m-%dT%H:%M:%fZ');
  `,
  // Files that apps upload.
  `
  create table staged_upload (
    token text primary key,
    file text not null unique,
    mime_type text not null,
    method text not null,
    created_at text not null,
    size integer
  ) strict;
  `,
];
