import { z } from "zod";
import {
  type Action,
  defineAction,
  documentId,
  documentSchema,
  fields,
  purge,
} from "#content-lake/actions/action.ts";
import { discard } from "#content-lake/actions/document-actions.ts";
import {
  copyAs,
  requireDocument,
  requirePublishedId,
  requireVersionOf,
} from "#content-lake/actions/document-rules.ts";
import { invalid, revisionMismatch } from "#content-lake/store/mutation-failure.ts";
import { toPublishedId } from "#content-lake/query/document-id.ts";
import { withVersionSystem } from "#content-lake/actions/version-system.ts";
import { requireUnlocked } from "./release-lock.ts";
import type { NewDocument, Transaction } from "#content-lake/store/transaction.ts";

const copyOfBase = fields({
  publishedId: documentId,
  baseId: documentId,
  versionId: documentId,
  ifBaseRevisionId: z.string().optional(),
});
const newVersion = fields({ publishedId: documentId, document: documentSchema });
/** As `@sanity/sdk` sends it. */
const newAttributes = fields({ publishedId: documentId, attributes: documentSchema });

/** What editors do to a release's documents. A draft is a version too. */
export const versionActions: Readonly<Record<string, Action>> = {
  "sanity.action.document.version.create": defineAction(
    z.union([copyOfBase, newVersion, newAttributes]),
    (input, { transaction }) => {
      requirePublishedId(input.publishedId);
      const document = toNewVersion(transaction, input);
      if (typeof document._id !== "string") throw invalid("The version needs an _id", document);
      requireVersionOf(input.publishedId, document._id);
      requireUnlocked(transaction, document._id);
      transaction.create(withVersionSystem(transaction, document));
    },
  ),

  "sanity.action.document.version.replace": defineAction(
    fields({ document: documentSchema }),
    ({ document }, { transaction }) => {
      if (typeof document._id !== "string") throw invalid("The version needs an _id", document);
      requireVersionOf(toPublishedId(document._id), document._id);
      requireUnlocked(transaction, document._id);
      requireDocument(transaction, document._id);
      transaction.createOrReplace(withVersionSystem(transaction, document));
    },
  ),

  "sanity.action.document.version.discard": defineAction(
    fields({ versionId: documentId, purge }),
    ({ versionId, purge: purges }, { transaction }) => discard(transaction, versionId, { purges }),
  ),

  "sanity.action.document.version.unpublish": defineAction(
    fields({ versionId: documentId, publishedId: documentId }),
    ({ versionId, publishedId }, { transaction }) => {
      requirePublishedId(publishedId);
      requireVersionOf(publishedId, versionId);
      requireUnlocked(transaction, versionId);
      const published = requireDocument(transaction, publishedId);
      transaction.createIfNotExists(withVersionSystem(transaction, copyAs(published, versionId)));
      transaction.patch(versionId, { setIfMissing: { _system: {} }, set: { "_system.delete": true } });
    },
  ),
};

type NewVersion = z.infer<typeof copyOfBase> | z.infer<typeof newVersion> | z.infer<typeof newAttributes>;

function toNewVersion(transaction: Transaction, input: NewVersion): NewDocument {
  if ("document" in input) return input.document;
  return "attributes" in input ? input.attributes : copyBase(transaction, input);
}

function copyBase(
  transaction: Transaction,
  { baseId, versionId, ifBaseRevisionId }: z.infer<typeof copyOfBase>,
): NewDocument {
  const base = requireDocument(transaction, baseId);
  if (ifBaseRevisionId !== undefined && base._rev !== ifBaseRevisionId) {
    throw revisionMismatch({ id: baseId, expected: ifBaseRevisionId, current: base._rev ?? null });
  }
  // The Studio compares the revision to tell whether the draft has changed since it was scheduled.
  return { ...copyAs(base, versionId), _system: { base: { id: baseId, rev: base._rev } } };
}
