import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#storefront/domain/database.ts";
import { inTransaction } from "#storefront/domain/transaction.ts";
import { createDiscounts, type Discounts } from "./discount-store.ts";
import { createDiscount } from "../../../../tests/support/discounts.ts";

let dataDir: string;
let database: ReturnType<typeof openDatabase>;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "discounts-"));
  database = openDatabase(dataDir);
});
afterEach(() => {
  database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const welcome = createDiscount("Welcome");
const autumn = createDiscount(null);
const seed = [welcome, autumn];

/** What a later process finds on the same files. */
function reopen(): Discounts {
  database.close();
  database = openDatabase(dataDir);
  return createDiscounts(database, seed);
}

test("codes are found in any case, and automatic discounts without one", () => {
  const discounts = createDiscounts(database, seed);

  expect(discounts.byCode(" WELCOME ")).toEqual(welcome);
  expect(discounts.byCode("autumn")).toBeNull();
  expect(discounts.automatic()).toEqual([autumn]);
  expect(discounts.all()).toEqual(seed);
});

test("changed, added and removed discounts stay so after a restart", () => {
  const discounts = createDiscounts(database, seed);
  const changed = { ...welcome, title: "Hello" };
  const added = createDiscount("NEW");

  discounts.put(changed);
  discounts.put(added);
  discounts.remove(autumn.id);

  expect(discounts.all()).toEqual([changed, added]);
  expect(reopen().all()).toEqual([changed, added]);
});

test("two discounts can't have the same code in any case", () => {
  const discounts = createDiscounts(database, seed);

  expect(() => discounts.put(createDiscount("WELCOME"))).toThrow(/UNIQUE/);

  expect(discounts.all()).toEqual(seed);
});

test("a change rolled back on disk is rolled back in memory", () => {
  const discounts = createDiscounts(database, seed);
  const change = () =>
    inTransaction(database, () => {
      discounts.remove(welcome.id);
      throw new Error("The rest failed.");
    });

  expect(change).toThrow("The rest failed.");

  expect(discounts.byCode("welcome")).toEqual(welcome);
});
