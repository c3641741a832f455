import { accountResolvers } from "./account-resolvers.ts";

/** Every emulated operation of the Customer Account API. */
export function listAccountOperations(): { kind: "mutation" | "query"; field: string }[] {
  const fieldsOf = (type: string) => Object.keys(accountResolvers[type] ?? {});
  return [
    ...fieldsOf("QueryRoot").map((field) => ({ kind: "query" as const, field })),
    ...fieldsOf("Mutation").map((field) => ({ kind: "mutation" as const, field })),
  ];
}
