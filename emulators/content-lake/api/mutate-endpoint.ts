import { z } from "zod";
import type { User } from "#content-lake/access/access.ts";
import { readJson } from "./request-body.ts";
import { LakeError } from "./lake-error.ts";
import { insufficientPermission } from "#content-lake/store/mutation-failure.ts";
import {
  applyMutations,
  type Mutation,
  mutationsSchema,
  toMutationError,
  toPermission,
} from "#content-lake/store/mutations.ts";
import type { LakeCall } from "./services.ts";

const visibility = z.enum(["sync", "async", "deferred"]).nullable();

/** `POST /data/mutate/:dataset`. Every visibility is `sync`: once there's a response, queries see the change. */
export async function answerMutate({ request, url, param, services }: LakeCall): Promise<Response> {
  if (!visibility.safeParse(url.searchParams.get("visibility")).success) {
    throw new LakeError(400, 'The parameter "visibility" is one of sync, async and deferred');
  }
  const { mutations, transactionId } = await readJson(request, mutationsSchema);
  const isComments = Boolean(services.store.dataset(param("dataset"))?.addonFor);
  const author = requireAuthor(services.user, { isComments, mutations });
  const flag = (name: string) => url.searchParams.get(name) === "true";
  const { result, transactionId: id } = services.commit({
    dataset: param("dataset"),
    author: author.id,
    transactionId: transactionId ?? url.searchParams.get("transactionId") ?? undefined,
    dryRun: flag("dryRun"),
    work: (transaction) => {
      const outcomes = applyMutations(transaction, mutations, {
        newKey: flag("autoGenerateArrayKeys") ? () => services.newId().slice(0, 12) : undefined,
        requireAllowed: ({ id: changed }) => {
          // System documents, such as releases, are changed by actions.
          const isSystem = changed.startsWith("_.");
          if (isSystem && author.role !== "administrator") throw insufficientPermission("update");
        },
      });
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

interface Writing {
  /** Viewers comment, too. */
  isComments: boolean;
  mutations: readonly Mutation[];
}

/** Without a token, hosted Sanity also answers with the permission that's missing. */
function requireAuthor(user: User | null, { isComments, mutations }: Writing): User {
  if (user && (isComments || user.role !== "viewer")) return user;
  const [first] = mutations;
  throw toMutationError(insufficientPermission(first ? toPermission(first) : "update"), 0);
}
