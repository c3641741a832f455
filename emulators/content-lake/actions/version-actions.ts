import { z } from "zod";
import {
  type Action,
  defineAction,
  documentId,
  documentSchema,
  purge,
} from "#content-lake/actions/action.ts";
import { discard } from "#content-lake/actions/document-actions.ts";
import {
  copyAs,
  requireDocument,
  requirePublishedId,
  requireVersionOf,
} from "#content-lake/actions/document-rules.ts";
import { requireUnlocked } from "#content-lake/actions/release-rules.ts";
import { invalid, revisionMismatch } from "#content-lake/mutation-failure.ts";
import { toPublishedId } from "#content-lake/query/document-id.ts";
import type { NewDocument, Transaction } from "#content-lake/transaction.ts";

const copyOfBase = z.object({
  publishedId: documentId,
  baseId: documentId,
  versionId: documentId,
  ifBaseRevisionId: z.string().optional(),
});
const newDocument = z.object({ publishedId: documentId, document: documentSchema });

/** What editors do to the documents of a release; a draft is a version too. */
export const versionActions: Readonly<Record<string, Action>> = {
  "sanity.action.document.version.create": defineAction(
    z.union([copyOfBase, newDocument]),
    (input, { transaction }) => {
      requirePublishedId(input.publishedId);
      const document = "baseId" in input ? copyBase(transaction, input) : input.document;
      if (typeof document._id !== "string") throw invalid("The version needs an _id", document);
      requireVersionOf(input.publishedId, document._id);
      requireUnlocked(transaction, document._id);
      transaction.create(document);
    },
  ),

  "sanity.action.document.version.replace": defineAction(
    z.looseObject({ document: documentSchema }),
    ({ document }, { transaction }) => {
      if (typeof document._id !== "string") throw invalid("The version needs an _id", document);
      requireVersionOf(toPublishedId(document._id), document._id);
      requireUnlocked(transaction, document._id);
      requireDocument(transaction, document._id);
      transaction.createOrReplace(document);
    },
  ),

  "sanity.action.document.version.discard": defineAction(
    z.looseObject({ versionId: documentId, purge }),
    ({ versionId }, { transaction }) => discard(transaction, versionId),
  ),

  "sanity.action.document.version.unpublish": defineAction(
    z.looseObject({ versionId: documentId, publishedId: documentId }),
    ({ versionId, publishedId }, { transaction }) => {
      requirePublishedId(publishedId);
      requireVersionOf(publishedId, versionId);
      requireUnlocked(transaction, versionId);
      const published = requireDocument(transaction, publishedId);
      transaction.createIfNotExists(copyAs(published, versionId));
      transaction.patch(versionId, { setIfMissing: { _system: {} }, set: { "_system.delete": true } });
    },
  ),
};

function copyBase(
  transaction: Transaction,
  { baseId, versionId, ifBaseRevisionId }: z.infer<typeof copyOfBase>,
): NewDocument {
  const base = requireDocument(transaction, baseId);
  if (ifBaseRevisionId !== undefined && base._rev !== ifBaseRevisionId) {
    throw revisionMismatch({ id: baseId, expected: ifBaseRevisionId, current: base._rev ?? null });
  }
  return copyAs(base, versionId);
}
