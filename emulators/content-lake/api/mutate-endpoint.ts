import { z } from "zod";
import { insufficientPermissions, requireWriter } from "#content-lake/access/access.ts";
import { readJson } from "./request-body.ts";
import { LakeError } from "./lake-error.ts";
import { applyMutations, mutationsSchema } from "#content-lake/store/mutations.ts";
import type { LakeCall } from "./services.ts";

const visibility = z.enum(["sync", "async", "deferred"]).nullable();

/** `POST /data/mutate/:dataset`. Every visibility is `sync`: once there's a response, queries see the change. */
export async function answerMutate({ request, url, param, services }: LakeCall): Promise<Response> {
  const author = requireWriter(services.user);
  if (!visibility.safeParse(url.searchParams.get("visibility")).success) {
    throw new LakeError(400, 'The parameter "visibility" is one of sync, async and deferred');
  }
  const { mutations, transactionId } = await readJson(request, mutationsSchema);
  const flag = (name: string) => url.searchParams.get(name) === "true";
  const { result, transactionId: id } = services.commit({
    dataset: param("dataset"),
    author: author.id,
    transactionId: transactionId ?? url.searchParams.get("transactionId") ?? undefined,
    dryRun: flag("dryRun"),
    work: (transaction) => {
      const outcomes = applyMutations(transaction, mutations, {
        newKey: flag("autoGenerateArrayKeys") ? () => services.newId().slice(0, 12) : undefined,
      });
      if (author.role !== "administrator") for (const outcome of outcomes) forbidSystem(outcome.id);
      return outcomes.map((outcome) => ({ ...outcome, document: transaction.get(outcome.id) }));
    },
  });
  const results = result.map(({ id: documentId, operation, document }) => ({
    ...(flag("returnIds") || flag("returnDocuments") ? { id: documentId } : {}),
    operation,
    ...(flag("returnDocuments") && document ? { document } : {}),
  }));
  return Response.json({ transactionId: id, results });
}

/** System documents, such as releases, are changed by actions. */
function forbidSystem(id: string): void {
  if (!id.startsWith("_.")) return;
  throw insufficientPermissions(`Insufficient permissions; "${id}" is a system document`);
}
