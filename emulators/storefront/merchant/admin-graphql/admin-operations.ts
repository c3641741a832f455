import type { Operation } from "#storefront/graphql/operations.ts";
import { createAdminSchema } from "./admin-schema.ts";

/** Every operation of the Admin API that's emulated. */
export function listAdminOperations(): Pick<Operation, "kind" | "field">[] {
  const schema = createAdminSchema();
  const roots = [
    { kind: "query", type: schema.getQueryType() },
    { kind: "mutation", type: schema.getMutationType() },
  ] as const;
  return roots.flatMap(({ kind, type }) =>
    Object.keys(type?.getFields() ?? {}).map((field) => ({ kind, field })),
  );
}
