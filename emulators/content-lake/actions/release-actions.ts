import { z } from "zod";
import {
  type Action,
  type ActionContext,
  defineAction,
  patchSchema,
  releaseId,
} from "#content-lake/actions/action.ts";
import { copyAs, isDeletion, strengthenReferences } from "#content-lake/actions/document-rules.ts";
import { importRelease } from "#content-lake/actions/import-release.ts";
import { documentsOf, requireRelease, toReleaseDocumentId } from "#content-lake/actions/release-rules.ts";
import { invalid, MutationFailure } from "#content-lake/mutation-failure.ts";
import { toPublishedId } from "#content-lake/query/document-id.ts";
import type { Transaction } from "#content-lake/transaction.ts";

/** The Studio asks, as a dry run, whether it may schedule for this very moment. */
const clockToleranceInMs = 60_000;

const target = z.looseObject({ releaseId });

/**
 * The life of a release: active → scheduled or published or archived. The hosted service passes through
 * `publishing` and the like on the way; here each step is one transaction, so those states are never seen.
 */
export const releaseActions: Readonly<Record<string, Action>> = {
  "sanity.action.release.create": defineAction(
    z.looseObject({ releaseId, metadata: z.record(z.string(), z.unknown()).default({}) }),
    ({ releaseId: name, metadata }, { transaction, author }) => {
      transaction.create({
        _id: toReleaseDocumentId(name),
        _type: "system.release",
        name,
        state: "active",
        userId: author.id,
        metadata: { releaseType: "undecided", ...metadata },
      });
    },
  ),

  "sanity.action.release.import": importRelease,

  "sanity.action.release.edit": defineAction(
    z.looseObject({ releaseId, patch: patchSchema }),
    ({ releaseId: name, patch }, { transaction }) => {
      requireRelease(transaction, name, ["active", "scheduled"]);
      requireMetadataOnly(patch);
      transaction.patch(toReleaseDocumentId(name), patch);
    },
  ),

  "sanity.action.release.publish": defineAction(target, ({ releaseId: name }, { transaction }) => {
    publishRelease(transaction, name);
  }),

  "sanity.action.release.schedule": defineAction(
    z.looseObject({ releaseId, publishAt: z.iso.datetime({ offset: true }) }),
    ({ releaseId: name, publishAt }, { transaction }) => {
      requireRelease(transaction, name, ["active"]);
      if (Date.parse(publishAt) < Date.parse(transaction.timestamp) - clockToleranceInMs) {
        throw invalid("A release can only be scheduled in the future", publishAt);
      }
      transaction.patch(toReleaseDocumentId(name), { set: { state: "scheduled", publishAt } });
    },
  ),

  "sanity.action.release.unschedule": defineAction(target, ({ releaseId: name }, { transaction }) => {
    requireRelease(transaction, name, ["scheduled"]);
    transaction.patch(toReleaseDocumentId(name), { set: { state: "active" }, unset: ["publishAt"] });
  }),

  "sanity.action.release.archive": defineAction(target, ({ releaseId: name }, { transaction }) => {
    requireRelease(transaction, name, ["active", "scheduled"]);
    const documents = documentsOf(transaction, name);
    for (const { _id } of documents) transaction.delete(_id);
    transaction.patch(toReleaseDocumentId(name), {
      set: { state: "archived", finalDocumentStates: toFinalStates(documents) },
      unset: ["publishAt"],
    });
  }),

  "sanity.action.release.unarchive": defineAction(target, ({ releaseId: name }, context) => {
    unarchiveRelease(context, name);
  }),

  "sanity.action.release.delete": defineAction(target, ({ releaseId: name }, { transaction }) => {
    requireRelease(transaction, name, ["archived", "published"]);
    for (const { _id } of documentsOf(transaction, name)) transaction.delete(_id);
    transaction.delete(toReleaseDocumentId(name));
  }),
};

/** Publishes every document of the release at once; a version marked for deletion takes its document away. */
export function publishRelease(transaction: Transaction, name: string): void {
  requireRelease(transaction, name, ["active", "scheduled"]);
  const documents = documentsOf(transaction, name);
  for (const version of documents) {
    const publishedId = toPublishedId(version._id);
    if (isDeletion(version)) transaction.delete(publishedId);
    else transaction.createOrReplace(strengthenReferences(copyAs(version, publishedId)));
    transaction.delete(version._id);
  }
  transaction.patch(toReleaseDocumentId(name), {
    set: {
      state: "published",
      publishedAt: transaction.timestamp,
      finalDocumentStates: toFinalStates(documents),
    },
    unset: ["publishAt"],
  });
}

const finalStates = z.array(z.looseObject({ id: z.string() }));

function unarchiveRelease({ transaction, dataset, history }: ActionContext, name: string): void {
  const release = requireRelease(transaction, name, ["archived"]);
  for (const { id } of finalStates.parse(release.finalDocumentStates ?? [])) {
    const document = history.lastRevision(dataset, id);
    if (!document) {
      const description = `"${id}" is no longer in the history, so the release cannot be unarchived`;
      throw new MutationFailure(409, { type: "historyUnavailableError", description });
    }
    const { _rev, _updatedAt, ...content } = document;
    transaction.create(content);
  }
  transaction.patch(toReleaseDocumentId(name), { set: { state: "active" }, unset: ["finalDocumentStates"] });
}

function toFinalStates(documents: readonly { _id: string }[]): { _key: string; id: string }[] {
  return documents.map(({ _id }, index) => ({ _key: `state-${index}`, id: _id }));
}

function requireMetadataOnly(patch: Record<string, unknown>): void {
  const paths = Object.entries(patch).flatMap(([operation, value]) => {
    if (operation === "unset" && Array.isArray(value)) return value.map(String);
    if (operation === "insert" || typeof value !== "object" || value === null) return [operation];
    return Object.keys(value);
  });
  const other = paths.find((path) => path !== "metadata" && !path.startsWith("metadata."));
  if (other !== undefined)
    throw invalid(`Only the metadata of a release can be edited, not "${other}"`, patch);
}
