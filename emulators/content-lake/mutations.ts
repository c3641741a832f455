import { z } from "zod";
import { addArrayKeys } from "#content-lake/array-keys.ts";
import { LakeError } from "#content-lake/lake-error.ts";
import { invalid, MutationFailure } from "#content-lake/mutation-failure.ts";
import { runQuery } from "#content-lake/query/run-query.ts";
import type { Outcome, Transaction } from "#content-lake/transaction.ts";

const document = z.record(z.string(), z.unknown());
const querySelection = z.looseObject({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});
const selection = z.union([z.looseObject({ id: z.string() }), querySelection]);

const mutation = z.union([
  z.strictObject({ create: document }),
  z.strictObject({ createIfNotExists: document }),
  z.strictObject({ createOrReplace: document }),
  z.strictObject({ delete: selection }),
  z.strictObject({ patch: selection }),
]);

export const mutationsSchema = z.looseObject({
  mutations: z.array(mutation),
  transactionId: z.string().min(1).max(128).optional(),
});

export type Mutation = z.infer<typeof mutation>;

/**
 * Makes the mutations of `POST /data/mutate` one after the other and tells what each came to.
 * Throws the hosted API's `mutationError`, which names the position of the one at fault.
 */
export function applyMutations(
  transaction: Transaction,
  mutations: readonly Mutation[],
  { newKey }: { newKey?: (() => string) | undefined } = {},
): Outcome[] {
  return mutations.flatMap((entry, index) => {
    try {
      return applyMutation(transaction, newKey ? addArrayKeys(entry, newKey) : entry);
    } catch (error) {
      throw error instanceof MutationFailure ? toMutationError(error, index) : error;
    }
  });
}

export function toMutationError(failure: MutationFailure, index: number): LakeError {
  const description = `The mutation(s) failed: ${failure.message}`;
  const items = [{ error: failure.details, index }];
  return new LakeError(failure.status, description, {
    details: { type: "mutationError", description, items },
  });
}

function applyMutation(transaction: Transaction, entry: Mutation): Outcome[] {
  if ("create" in entry) return [transaction.create(entry.create)];
  if ("createIfNotExists" in entry) return [transaction.createIfNotExists(withId(entry.createIfNotExists))];
  if ("createOrReplace" in entry) return [transaction.createOrReplace(withId(entry.createOrReplace))];
  if ("delete" in entry) {
    if (entry.delete.purge === true) throw invalid("Purging the history is not emulated", entry.delete);
    return select(transaction, entry.delete).map((id) => transaction.delete(id));
  }
  const { id: _id, query: _query, params: _params, ...patch } = entry.patch;
  return select(transaction, entry.patch).map((id) => transaction.patch(id, patch));
}

function withId(input: Record<string, unknown>): Record<string, unknown> {
  if (input._id === undefined) throw invalid("Document is missing an _id", input);
  return input;
}

function select(transaction: Transaction, selected: z.infer<typeof selection>): string[] {
  if (typeof selected.id === "string") return [selected.id];
  const { query, params = {} } = querySelection.parse(selected);
  const { result } = runQuery({ documents: transaction.documents(), query, params, perspective: "raw" });
  const matches: unknown[] = Array.isArray(result) ? result : [result];
  return matches.flatMap((match) =>
    typeof match === "object" && match !== null && "_id" in match && typeof match._id === "string"
      ? [match._id]
      : [],
  );
}
