import type { DatabaseSync } from "node:sqlite";
import { type Discount, foldCode } from "./discount.ts";
import { seedOnce } from "#storefront/domain/seed-once.ts";
import { inTransaction, whenSettled } from "#storefront/domain/transaction.ts";

/** The shop's discounts: read from memory, written to disk first. */
export interface Discounts {
  /** In the merchant's order, including inactive ones. */
  all: () => readonly Discount[];
  automatic: () => readonly Discount[];
  byCode: (code: string) => Discount | null;
  /** Replaces the one with the same ID, or adds a new one. Throws if another one has its code. */
  put: (discount: Discount) => void;
  remove: (id: string) => void;
}

/** Loaded with the seed once. What a merchant removed isn't loaded again. */
export function createDiscounts(database: DatabaseSync, seed: readonly Discount[]): Discounts {
  const select = database.prepare("select body from discount order by position");
  const upsert = database.prepare(`
    insert into discount (id, code, position, body)
    values (?, ?, (select coalesce(max(position) + 1, 0) from discount), ?)
    on conflict (id) do update set code = excluded.code, body = excluded.body
  `);
  const deletion = database.prepare("delete from discount where id = ?");
  let all: readonly Discount[] = [];
  let automatic: readonly Discount[] = [];
  let byCode: ReadonlyMap<string, Discount> = new Map();

  const write = (discount: Discount) => {
    upsert.run(discount.id, readFoldedCode(discount), JSON.stringify(discount));
  };
  function read(): void {
    // Only `write` above fills this column.
    all = select.all().map(({ body }): Discount => JSON.parse(String(body)));
    automatic = all.filter(({ method }) => method.kind === "automatic");
    byCode = new Map(all.map((discount) => [readFoldedCode(discount) ?? discount.id, discount]));
  }
  function change(work: () => void): void {
    inTransaction(database, () => {
      work();
      whenSettled(database, read);
    });
  }

  seedOnce(database, "discounts", () => seed.forEach(write));
  read();
  return {
    all: () => all,
    automatic: () => automatic,
    byCode: (code) => byCode.get(foldCode(code)) ?? null,
    put: (discount) => change(() => write(discount)),
    remove: (id) => change(() => deletion.run(id)),
  };
}

function readFoldedCode({ method }: Discount): string | null {
  return method.kind === "code" ? foldCode(method.code) : null;
}
