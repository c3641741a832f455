import { z } from "zod";
import { addArrayKeys } from "./array-keys.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";
import { listOf } from "#content-lake/api/list-of.ts";
import { invalid, MutationFailure } from "./mutation-failure.ts";
import { newDocument } from "./new-document.ts";
import { runQuery } from "#content-lake/query/run-query.ts";
import { requireUnlockedOutcome } from "#content-lake/actions/release-lock.ts";
import { attributeDepthLimit, requireStorable } from "./storable.ts";
import type { Outcome, Transaction } from "./transaction.ts";

const querySelection = z.looseObject({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});
const idSelection = z.looseObject({ id: z.union([z.string(), z.array(z.string())]) });
const selection = z.union([idSelection, querySelection]);

const operations = {
  create: newDocument,
  createIfNotExists: newDocument,
  createOrReplace: newDocument,
  delete: selection,
  patch: selection,
};

const mutation = z
  .looseObject({})
  .superRefine((entry, context) => {
    const [name, ...others] = Object.keys(entry);
    if (name !== undefined && others.length === 0 && Object.hasOwn(operations, name)) return;
    const found = name === undefined ? "is empty" : `has "${[name, ...others].join('", "')}"`;
    const message = `A mutation is one of ${Object.keys(operations).join(", ")}, and this one ${found}`;
    context.addIssue({ code: "custom", message });
  })
  .pipe(
    z.union([
      z.strictObject({ create: operations.create }),
      z.strictObject({ createIfNotExists: operations.createIfNotExists }),
      z.strictObject({ createOrReplace: operations.createOrReplace }),
      z.strictObject({ delete: operations.delete }),
      z.strictObject({ patch: operations.patch }),
    ]),
  );

/** How much deeper a value is in a mutation than in the document: `{ patch: { set: { path: value } } }`. */
const wrappingDepth = 3;
/** "The query can only operate on up to 10,000 documents" (sanity.io/docs/http-reference/mutation). */
const queryLimit = 10_000;

export const mutationsSchema = z.looseObject({
  mutations: listOf(mutation),
  transactionId: z.string().min(1).max(128).optional(),
});

export type Mutation = z.infer<typeof mutation>;

interface ApplyOptions {
  /** Gives the items of arrays that have no `_key` one. */
  newKey?: (() => string) | undefined;
  /** Throws a `MutationFailure` for what the caller may not change. */
  requireAllowed?: (outcome: Outcome) => void;
}

/**
 * Applies the mutations of `POST /data/mutate` one after the other and returns their results. Throws the hosted API's
 * `mutationError`, with the failed mutation's index.
 */
export function applyMutations(
  transaction: Transaction,
  mutations: readonly Mutation[],
  { newKey, requireAllowed }: ApplyOptions = {},
): Outcome[] {
  return mutations.flatMap((entry, index) => {
    try {
      requireStorable(entry, attributeDepthLimit + wrappingDepth);
      const outcomes = applyMutation(transaction, newKey ? addArrayKeys(entry, newKey) : entry);
      for (const outcome of outcomes) {
        requireUnlockedOutcome(transaction, outcome);
        requireAllowed?.(outcome);
      }
      return outcomes;
    } catch (error) {
      throw error instanceof MutationFailure ? toMutationError(error, index) : error;
    }
  });
}

/** The permission that a mutation requires. The hosted API has none for deleting. */
export const toPermission = (entry: Mutation) =>
  "patch" in entry || "delete" in entry ? ("update" as const) : ("create" as const);

export function toMutationError(failure: MutationFailure, index: number): LakeError {
  const description = `Mutation failed: ${failure.message}`;
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
    const ids = select(transaction, entry.delete);
    if (entry.delete.purge === true) for (const id of ids) transaction.purge(id);
    return ids.map((id) => transaction.delete(id));
  }
  const { id: _id, query: _query, params: _params, ...patch } = entry.patch;
  return select(transaction, entry.patch).map((id) => transaction.patch(id, patch));
}

function withId(input: Record<string, unknown>): Record<string, unknown> {
  if (input._id === undefined) throw invalid("Document is missing an _id", input);
  return input;
}

function select(transaction: Transaction, selected: z.infer<typeof selection>): string[] {
  const byId = idSelection.safeParse(selected);
  if (byId.success) return [byId.data.id].flat();
  const { query, params = {} } = querySelection.parse(selected);
  const { result } = runQuery({ documents: transaction.documents(), query, params, perspective: "raw" });
  const matches: unknown[] = Array.isArray(result) ? result : [result];
  if (matches.length > queryLimit) {
    throw invalid(
      `The query matches ${matches.length} documents, and the maximum for a mutation is ${queryLimit}`,
    );
  }
  return matches.flatMap((match) =>
    typeof match === "object" && match !== null && "_id" in match && typeof match._id === "string"
      ? [match._id]
      : [],
  );
}
