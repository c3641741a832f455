import type { LedgerEntry } from "@shop/emulators/http/ledger.ts";
import { TestRunner } from "vitest";
import { type Emulator, toEndpointName } from "./endpoint-coverage.ts";

declare module "vitest" {
  interface TaskMeta {
    /** The names of the endpoints and operations that the test called. */
    reached?: string[];
  }
}

/** Records which endpoint the running test called, for the check at the end of the run. */
export function noteEndpoint(emulator: Emulator, { method, route, status }: LedgerEntry): void {
  if (route === null || status === null || status >= 500) return;
  noteReached(toEndpointName(emulator, method, route));
}

export function noteReached(name: string): void {
  const test = TestRunner.getCurrentTest();
  if (!test) return;
  const reached = (test.meta.reached ??= []);
  if (!reached.includes(name)) reached.push(name);
}
