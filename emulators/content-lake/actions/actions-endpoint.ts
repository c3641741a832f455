import { z } from "zod";
import { requireWriter } from "#content-lake/access/access.ts";
import { actionSchema, performActions } from "#content-lake/actions/perform-actions.ts";
import { readApiVersion } from "#content-lake/api/api-version.ts";
import { readJson } from "#content-lake/api/request-body.ts";
import { listOf } from "#content-lake/api/list-of.ts";
import { MutationFailure } from "#content-lake/store/mutation-failure.ts";
import { toMutationError } from "#content-lake/store/mutations.ts";
import type { LakeCall } from "#content-lake/api/services.ts";

const bodySchema = z.looseObject({
  actions: z.union([listOf(actionSchema), actionSchema.transform((action) => [action])]),
  transactionId: z.string().min(1).max(128).optional(),
  dryRun: z.boolean().optional(),
});

/** `POST /data/actions/:dataset`: all actions of a request are one transaction. An empty list makes none. */
export async function answerActions({ request, url, param, services }: LakeCall): Promise<Response> {
  const author = requireWriter(services.user);
  const { actions, transactionId, dryRun } = await readJson(request, bodySchema);
  const dataset = param("dataset");
  const apiVersion = readApiVersion(url.pathname);
  const { history } = services;
  try {
    const committed = services.commit({
      dataset,
      author: author.id,
      transactionId,
      dryRun: dryRun === true,
      work: (transaction) => {
        const newKey = () => services.newId().slice(0, 12);
        performActions(actions, { transaction, author, dataset, history, apiVersion, newKey });
      },
    });
    return Response.json({ transactionId: committed.transactionId });
  } catch (error) {
    // Errors of the whole transaction, such as a broken reference, look like mutation errors, as in the hosted service.
    throw error instanceof MutationFailure ? toMutationError(error, 0) : error;
  }
}
