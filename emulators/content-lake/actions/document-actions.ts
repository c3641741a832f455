import { z } from "zod";
import {
  type Action,
  defineAction,
  documentId,
  documentSchema,
  fields,
  patchSchema,
  purge,
} from "#content-lake/actions/action.ts";
import {
  copyAs,
  requireDocument,
  requirePublishedId,
  requireVersionOf,
  strengthenReferences,
  versionsOf,
} from "#content-lake/actions/document-rules.ts";
import { withVersionSystem } from "#content-lake/actions/version-system.ts";
import {
  alreadyExists,
  invalid,
  MutationFailure,
  notFound,
  revisionMismatch,
} from "#content-lake/store/mutation-failure.ts";
import { parseDocumentId } from "#content-lake/query/document-id.ts";
import { requireUnlocked } from "./release-lock.ts";
import type { Transaction } from "#content-lake/store/transaction.ts";

/** What editors do to one document. The rules are those of the `…Action` types in `@sanity/client`'s src/types.ts. */
export const documentActions: Readonly<Record<string, Action>> = {
  "sanity.action.document.create": defineAction(
    fields({
      publishedId: documentId,
      attributes: documentSchema,
      ifExists: z.enum(["fail", "ignore"]).default("fail"),
    }),
    ({ publishedId, attributes, ifExists }, { transaction }) => {
      requirePublishedId(publishedId);
      const id = typeof attributes._id === "string" ? attributes._id : `drafts.${publishedId}`;
      requireVersionOf(publishedId, id);
      requireUnlocked(transaction, id);
      const isDraft = parseDocumentId(id).layer === "drafts";
      if (isDraft && transaction.get(publishedId)) throw alreadyExists(publishedId);
      const document = withVersionSystem(transaction, { ...attributes, _id: id });
      if (ifExists === "ignore") transaction.createIfNotExists(document);
      else transaction.create(document);
    },
  ),

  "sanity.action.document.edit": defineAction(
    fields({ draftId: documentId, publishedId: documentId, patch: patchSchema }),
    ({ draftId, publishedId, patch }, { transaction }) => {
      requirePublishedId(publishedId);
      requireVersionOf(publishedId, draftId);
      requireUnlocked(transaction, draftId);
      if (!transaction.get(draftId)) {
        if (parseDocumentId(draftId).layer !== "drafts") throw notFound(draftId);
        const published = requireDocument(transaction, publishedId);
        transaction.createIfNotExists(copyAs(published, draftId));
      }
      transaction.patch(draftId, patch);
    },
  ),

  "sanity.action.document.publish": defineAction(
    fields({
      draftId: documentId,
      publishedId: documentId,
      ifDraftRevisionId: z.string().optional(),
      ifPublishedRevisionId: z.string().optional(),
    }),
    ({ draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId }, { transaction }) => {
      requirePublishedId(publishedId);
      requireVersionOf(publishedId, draftId);
      requireUnlocked(transaction, draftId);
      const draft = requireDocument(transaction, draftId);
      if (ifDraftRevisionId !== undefined) requireRevision(transaction, draftId, ifDraftRevisionId);
      if (ifPublishedRevisionId !== undefined)
        requireRevision(transaction, publishedId, ifPublishedRevisionId);
      transaction.createOrReplace(strengthenReferences(copyAs(draft, publishedId)));
      transaction.delete(draftId);
    },
  ),

  "sanity.action.document.unpublish": defineAction(
    fields({ draftId: documentId, publishedId: documentId }),
    ({ draftId, publishedId }, { transaction }) => {
      requirePublishedId(publishedId);
      requireVersionOf(publishedId, draftId);
      requireUnlocked(transaction, draftId);
      const published = requireDocument(transaction, publishedId);
      transaction.createIfNotExists(copyAs(published, draftId));
      transaction.delete(publishedId);
    },
  ),

  "sanity.action.document.discard": defineAction(
    fields({ draftId: documentId, purge }),
    ({ draftId, purge: purges }, { transaction }) => discard(transaction, draftId, { purges }),
  ),

  "sanity.action.document.delete": defineAction(
    fields({ publishedId: documentId, includeDrafts: z.array(documentId).default([]), purge }),
    ({ publishedId, includeDrafts, purge: purges }, { transaction }) => {
      requirePublishedId(publishedId);
      requireDocument(transaction, publishedId);
      if (purges) for (const id of [publishedId, ...includeDrafts]) transaction.purge(id);
      for (const draftId of includeDrafts) {
        requireVersionOf(publishedId, draftId);
        requireUnlocked(transaction, draftId);
        transaction.delete(draftId);
      }
      const [remaining] = versionsOf(transaction, publishedId);
      if (remaining) {
        const description = `"${remaining._id}" exists and was not included for deletion`;
        throw new MutationFailure(409, {
          type: "documentVersionExistsError",
          description,
          id: remaining._id,
        });
      }
      transaction.delete(publishedId);
    },
  ),

  "sanity.action.document.replaceDraft": defineAction(
    fields({ publishedId: documentId, attributes: documentSchema }),
    ({ publishedId, attributes }, { transaction }) => {
      requirePublishedId(publishedId);
      const id = typeof attributes._id === "string" ? attributes._id : `drafts.${publishedId}`;
      requireVersionOf(publishedId, id);
      requireUnlocked(transaction, id);
      if (!transaction.get(id) && !transaction.get(publishedId)) throw notFound(id);
      transaction.createOrReplace({ ...attributes, _id: id });
    },
  ),
};

/** Deletes a draft or a version. Fails if it doesn't exist. */
export function discard(transaction: Transaction, id: string, { purges }: { purges: boolean }): void {
  if (parseDocumentId(id).layer === "published") throw invalid(`"${id}" isn't a draft or a version`);
  requireUnlocked(transaction, id);
  requireDocument(transaction, id);
  if (purges) transaction.purge(id);
  transaction.delete(id);
}

function requireRevision(transaction: Transaction, id: string, expected: string): void {
  const current = transaction.get(id)?._rev ?? null;
  if (current !== expected) throw revisionMismatch({ id, expected, current });
}
