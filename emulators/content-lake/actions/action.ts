import { z } from "zod";
import type { User } from "#content-lake/access/access.ts";
import type { History } from "#content-lake/history/history.ts";
import { invalid } from "#content-lake/store/mutation-failure.ts";
import { newDocument } from "#content-lake/store/new-document.ts";
import type { Transaction } from "#content-lake/store/transaction.ts";

/** What an action can read besides its transaction. */
export interface ActionContext {
  transaction: Transaction;
  author: User;
  dataset: string;
  history: History;
}

export interface Action {
  perform: (input: unknown, context: ActionContext) => void;
}

/** An action's shape and its effect. A request with another shape gets a 400. */
export function defineAction<Schema extends z.ZodType>(
  schema: Schema,
  perform: (input: z.infer<Schema>, context: ActionContext) => void,
): Action {
  return {
    perform: (input, context) => {
      const parsed = schema.safeParse(input);
      if (!parsed.success) throw invalid(`Invalid action: ${toReason(parsed.error)}`);
      perform(parsed.data, context);
    },
  };
}

/**
 * An action's fields. The hosted service accepts no others (`json: unknown field`, in the Studio's serverOperations/publish.ts).
 */
export function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ actionType: z.string(), ...shape });
}

function toReason({ issues: [issue] }: z.ZodError): string {
  if (issue?.code === "unrecognized_keys") return `json: unknown field "${issue.keys.join('", "')}"`;
  return `${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`;
}

export const documentId = z.string().min(1).max(128);
export const releaseId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
export const patchSchema = z.record(z.string(), z.unknown());
export const documentSchema = newDocument;
/** Whether the history of what's deleted is deleted too. */
export const purge = z.boolean().default(false);
