import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { commerceSeed } from "#seed/commerce/commerce-seed.ts";
import { createCatalog } from "#storefront/domain/catalog/catalog.ts";
import { createCustomer, createCustomers } from "#storefront/domain/customers/customers.ts";
import { createGiftCards } from "#storefront/domain/cart/gift-card-store.ts";
import { createNextId } from "#storefront/domain/next-id.ts";
import { createOrders } from "#storefront/domain/orders/orders.ts";
import { openDatabase } from "./database.ts";

let database: DatabaseSync | undefined;
afterEach(() => {
  if (database?.isOpen) database.close();
});

const folderWith = (tables: string) => {
  const folder = mkdtempSync(join(tmpdir(), "storefront-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const older = new DatabaseSync(join(folder, "storefront.sqlite"));
  older.exec(tables);
  older.close();
  return folder;
};

/** Takes what a gift card was when it was made out of its table. */
const withoutIssue = ["initial_value", "created_at", "updated_at"]
  .map((column) => `alter table gift_card drop column ${column};`)
  .join("");

test("a shop from the first version opens with all of its products on sale, and isn't seeded again", () => {
  const folder = folderWith(`
    create table product (handle text primary key, position integer not null, body text not null) strict;
    create table collection (handle text primary key, position integer not null, body text not null) strict;
    create table cart (token text primary key, body text not null, updated_at text not null) strict;
    insert into product values ('old', 0, '{"id":"gid://shopify/Product/1","handle":"old","variants":[]}');
  `);

  database = openDatabase(folder);
  const seed = { products: commerceSeed.products, collections: [] };
  const catalog = createCatalog({ database, seed, now: () => new Date(), onChange: () => {} });

  expect(catalog.products).toMatchObject([{ handle: "old", status: "active" }]);
});

test("a file from a newer version isn't changed", () => {
  const folder = folderWith("pragma user_version = 1000");

  expect(() => openDatabase(folder)).toThrow(/was written by a newer version/);
});

test("two storefronts can't open one data directory", () => {
  const folder = folderWith("");
  database = openDatabase(folder);

  expect(() => openDatabase(folder)).toThrow(/is in use by another storefront/);
});

test("a gift card from before its initial value was stored is worth what was left on it", () => {
  const folder = folderWith("");
  openDatabase(folder).close();
  const older = new DatabaseSync(join(folder, "storefront.sqlite"));
  older.exec(`
    ${withoutIssue}
    drop table staged_upload;
    insert into gift_card values ('gid://shopify/GiftCard/1', 'old', 'USD', 1200, null);
    pragma user_version = 11;
  `);
  older.close();

  database = openDatabase(folder);
  const cards = createGiftCards(database, [], () => new Date());

  expect(cards.byId("gid://shopify/GiftCard/1")).toMatchObject({
    balance: 1_200,
    initialValue: 1_200,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
});

test("orders from before there were customers belong to customers with their emails", () => {
  const folder = folderWith("");
  openDatabase(folder).close();
  const older = new DatabaseSync(join(folder, "storefront.sqlite"));
  older.exec(`
    ${withoutIssue}
    drop table customer; drop table customer_access_token; drop table account_link; drop index order_by_customer;
    drop table account_session; drop table signing_key; drop table staged_upload;
    pragma user_version = 9;
    insert into "order" values
      (1001, 'a', 'a', 'a', '{"number":1001,"email":"Ana@example.org","placedAt":"2026-01-01T00:00:00.000Z"}'),
      (1002, 'b', 'b', 'b', '{"number":1002,"email":"bo@example.org","placedAt":"2026-01-02T00:00:00.000Z"}'),
      (1003, 'c', 'c', 'c', '{"number":1003,"email":"ana@example.org","placedAt":"2026-01-03T00:00:00.000Z"}');
  `);
  older.close();

  database = openDatabase(folder);
  const customer = createCustomers(database).byEmail("ana@example.org");

  expect(customer).toEqual(
    createCustomer(
      { id: "gid://shopify/Customer/9000000000001", email: "ana@example.org" },
      new Date("2026-01-01T00:00:00Z"),
    ),
  );
  expect(createOrders(database).ofCustomer("gid://shopify/Customer/9000000000001")).toMatchObject([
    { number: 1001 },
    { number: 1003 },
  ]);
  expect(createNextId(database)("Customer")).toBe("gid://shopify/Customer/9000000000003");
});
