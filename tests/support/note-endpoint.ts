import type { LedgerEntry } from "@shop/emulators/http/ledger.ts";
import { TestRunner } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** The endpoints that answered the test, and the operations of the storefront. */
    reached?: string[];
  }
}

/** Writes down which endpoint answered the test that is running, for the check at the end of the run. */
export function noteEndpoint({ method, route, status }: LedgerEntry): void {
  const test = TestRunner.getCurrentTest();
  if (!test || route === null || status === null || status >= 500) return;
  const reached = (test.meta.reached ??= []);
  const name = `${method} ${route}`;
  if (!reached.includes(name)) reached.push(name);
}
