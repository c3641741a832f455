import type { Operation } from "../../emulators/storefront/operations.ts";
import { toRow } from "./render-endpoints.ts";

/** A table of the storefront's operations in Markdown: those emulated with their test, then those refused. */
export function renderOperations(operations: readonly Operation[]): string {
  const rows = operations.flatMap(({ kind, field, test }) =>
    test ? [toRow([kind, `\`${field}\``, test.join(": ")])] : [],
  );
  const refused = operations.filter(({ isEmulated }) => !isEmulated).map(({ field }) => `\`${field}\``);
  const table = [toRow(["kind", "field", "held by"]), "|---|---|---|", ...rows].join("\n");
  return `${table}\n\nRefused by name: ${refused.join(", ")}.`;
}

/** A sentence for every operation that is emulated without a test, or has a test without being emulated. */
export function findUnheld(operations: readonly Operation[]): string[] {
  return operations
    .filter(({ isEmulated, test }) => isEmulated !== (test !== null))
    .map(({ kind, field, isEmulated }) =>
      isEmulated
        ? `The ${kind} ${field} is emulated, and emulators/storefront/operations.ts names no test that drives it.`
        : `The ${kind} ${field} has a test in emulators/storefront/operations.ts, and is not emulated.`,
    );
}
