import { z } from "zod";
import { requireWriter } from "#content-lake/access.ts";
import { actionSchema, performActions, toActionError } from "#content-lake/actions/perform-actions.ts";
import { readJson } from "#content-lake/body.ts";
import { MutationFailure } from "#content-lake/mutation-failure.ts";
import type { LakeCall } from "#content-lake/services.ts";

const bodySchema = z.looseObject({
  actions: z.union([z.array(actionSchema).min(1), actionSchema.transform((action) => [action])]),
  transactionId: z.string().min(1).max(128).optional(),
  dryRun: z.boolean().optional(),
});

/** `POST /data/actions/:dataset`: all actions of a request are one transaction. */
export async function answerActions({ request, param, services }: LakeCall): Promise<Response> {
  const author = requireWriter(services.user);
  const { actions, transactionId, dryRun } = await readJson(request, bodySchema);
  const dataset = param("dataset");
  const { history } = services;
  try {
    const committed = services.commit({
      dataset,
      author: author.id,
      transactionId,
      dryRun: dryRun === true,
      work: (transaction) => performActions(actions, { transaction, author, dataset, history }),
    });
    return Response.json({ transactionId: committed.transactionId });
  } catch (error) {
    // What the whole transaction breaks, such as a reference, is laid at the door of its first action.
    throw error instanceof MutationFailure ? toActionError(error, 0) : error;
  }
}
