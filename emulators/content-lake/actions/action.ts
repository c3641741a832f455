import { z } from "zod";
import { LakeError } from "#content-lake/lake-error.ts";
import type { User } from "#content-lake/access.ts";
import type { History } from "#content-lake/history.ts";
import type { Transaction } from "#content-lake/transaction.ts";

/** What an action may read besides the transaction it writes to. */
export interface ActionContext {
  transaction: Transaction;
  author: User;
  dataset: string;
  history: History;
}

export interface Action {
  perform: (input: unknown, context: ActionContext) => void;
}

/** An action is a shape and what it does; a request that doesn't have the shape is answered with 400. */
export function defineAction<Schema extends z.ZodType>(
  schema: Schema,
  perform: (input: z.infer<Schema>, context: ActionContext) => void,
): Action {
  return {
    perform: (input, context) => {
      const parsed = schema.safeParse(input);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new LakeError(400, `Invalid action: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`);
      }
      perform(parsed.data, context);
    },
  };
}

export const documentId = z.string().min(1).max(128);
export const releaseId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
export const patchSchema = z.record(z.string(), z.unknown());
export const documentSchema = z.record(z.string(), z.unknown());

/** Clients send `false`; erasing the past is not emulated. */
export const purge = z.literal(false, { error: "true: purging the history is not emulated" }).optional();
