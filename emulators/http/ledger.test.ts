import { expect, test } from "vitest";
import { createLedger, type LedgerEntry, toLedgerPath } from "./ledger.ts";

const toEntry = (path: string): LedgerEntry => ({
  at: "2026-11-21T12:00:00.000Z",
  method: "GET",
  path,
  route: null,
  status: 200,
  ms: 1,
  role: null,
});

test("keeps the latest five hundred requests, oldest first", () => {
  const ledger = createLedger();

  for (let index = 1; index <= 502; index++) ledger.record(toEntry(`/${index}`));

  expect(ledger.entries()).toHaveLength(500);
  expect(ledger.entries()[0]?.path).toBe("/3");
  expect(ledger.entries().at(-1)?.path).toBe("/502");
});

test("clearing removes earlier requests, and watchers get later ones", () => {
  const ledger = createLedger();
  const seen: string[] = [];
  ledger.record(toEntry("/before"));

  ledger.clear();
  ledger.watch(({ path }) => seen.push(path));
  ledger.record(toEntry("/after"));

  expect(ledger.entries()).toEqual([toEntry("/after")]);
  expect(seen).toEqual(["/after"]);
});

test.each([
  ["/auth/fetch?sid=abc", "/auth/fetch?sid=…"],
  [
    "/data/query/production?query=*&%24secret=%22abc%22&tag=a",
    "/data/query/production?query=*&%24secret=…&tag=a",
  ],
  ["/api?access_token=abc&Token=def", "/api?access_token=…&Token=…"],
  ["/cart/c/1?key=abc", "/cart/c/1?key=…"],
  ["/api?%74oken=abc", "/api?%74oken=…"],
  ["/data/query/production?query=*%5B%5D&$ids=%5B1%5D", "/data/query/production?query=*%5B%5D&$ids=%5B1%5D"],
  ["/plain", "/plain"],
])("logs %s as %s", (path, written) => {
  expect(toLedgerPath(new URL(path, "http://emulator"))).toBe(written);
});

test("truncates a very long URL", () => {
  const path = toLedgerPath(new URL(`/data?query=${"a".repeat(10_000)}`, "http://emulator"));

  expect(path).toHaveLength(2001);
  expect(path).toMatch(/a…$/);
});
