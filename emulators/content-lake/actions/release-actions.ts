import { z } from "zod";
import {
  type Action,
  type ActionContext,
  defineAction,
  fields,
  patchSchema,
  releaseId,
} from "#content-lake/actions/action.ts";
import { copyAs, strengthenReferences } from "#content-lake/actions/document-rules.ts";
import { isDeletion } from "#content-lake/query/perspective.ts";
import { importRelease } from "#content-lake/actions/import-release.ts";
import { documentsOf, requireRelease, toReleaseDocumentId } from "#content-lake/actions/release-rules.ts";
import { invalid, MutationFailure } from "#content-lake/store/mutation-failure.ts";
import { toPublishedId } from "#content-lake/query/document-id.ts";
import type { Transaction } from "#content-lake/store/transaction.ts";

const target = fields({ releaseId });
/** Perspective names for layers that aren't releases. */
const takenNames: ReadonlySet<string> = new Set(["drafts", "published", "previewDrafts", "raw"]);

/**
 * A release's states: active → scheduled, published or archived. The hosted service passes through `publishing` and the like on
 * the way. Here each step is one transaction, so those states never show up.
 */
export const releaseActions: Readonly<Record<string, Action>> = {
  "sanity.action.release.create": defineAction(
    fields({ releaseId, metadata: z.record(z.string(), z.unknown()).default({}) }),
    ({ releaseId: name, metadata }, { transaction, author }) => {
      if (takenNames.has(name)) throw invalid(`"${name}" can't be the name of a release`);
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
    fields({ releaseId, patch: patchSchema }),
    ({ releaseId: name, patch }, { transaction }) => {
      requireRelease(transaction, name, { from: ["active", "scheduled"], to: "editing" });
      requireMetadataOnly(patch);
      transaction.patch(toReleaseDocumentId(name), patch);
    },
  ),

  "sanity.action.release.publish": defineAction(target, ({ releaseId: name }, { transaction }) => {
    requireRelease(transaction, name, { from: ["active"], to: "publishing" });
    publishRelease(transaction, name);
  }),

  "sanity.action.release.schedule": defineAction(
    fields({ releaseId, publishAt: z.iso.datetime({ offset: true }) }),
    ({ releaseId: name, publishAt }, { transaction }) => {
      requireRelease(transaction, name, { from: ["active", "scheduled"], to: "scheduling" });
      transaction.patch(toReleaseDocumentId(name), {
        set: { state: "scheduled", publishAt },
        unset: ["error"],
      });
    },
  ),

  "sanity.action.release.unschedule": defineAction(target, ({ releaseId: name }, { transaction }) => {
    requireRelease(transaction, name, { from: ["scheduled"], to: "unscheduling" });
    transaction.patch(toReleaseDocumentId(name), { set: { state: "active" }, unset: ["publishAt"] });
  }),

  "sanity.action.release.archive": defineAction(target, ({ releaseId: name }, { transaction }) => {
    requireRelease(transaction, name, { from: ["active"], to: "archiving" });
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
    requireRelease(transaction, name, { from: ["archived", "published"], to: "deleted" });
    for (const { _id } of documentsOf(transaction, name)) transaction.delete(_id);
    transaction.delete(toReleaseDocumentId(name));
  }),
};

/** Publishes every document in the release at once. A version marked for deletion unpublishes its document. */
export function publishRelease(transaction: Transaction, name: string): void {
  requireRelease(transaction, name, { from: ["active", "scheduled"], to: "publishing" });
  const documents = documentsOf(transaction, name);
  for (const version of documents) {
    const publishedId = toPublishedId(version._id);
    if (isDeletion(version)) unpublish(transaction, publishedId);
    else transaction.createOrReplace(strengthenReferences(copyAs(version, publishedId)));
    transaction.delete(version._id);
  }
  transaction.patch(toReleaseDocumentId(name), {
    set: {
      state: "published",
      publishedAt: transaction.timestamp,
      finalDocumentStates: toFinalStates(documents),
    },
    unset: ["error"],
  });
}

/** The Studio's dialog says that this makes a draft “if no draft exists at the time of release”. */
function unpublish(transaction: Transaction, publishedId: string): void {
  const published = transaction.get(publishedId);
  if (published) transaction.createIfNotExists(copyAs(published, `drafts.${publishedId}`));
  transaction.delete(publishedId);
}

/**
 * As in the hosted service, a release that can't be published on time becomes active again with an error, which the Studio shows.
 */
export function failRelease(
  transaction: Transaction,
  { name, reason }: { name: string; reason: string },
): void {
  transaction.patch(toReleaseDocumentId(name), {
    set: { state: "active", error: { message: reason } },
    unset: ["publishAt"],
  });
}

const finalStates = z.array(z.looseObject({ id: z.string() }));

function unarchiveRelease({ transaction, dataset, history }: ActionContext, name: string): void {
  const release = requireRelease(transaction, name, { from: ["archived"], to: "unarchiving" });
  for (const { id } of finalStates.parse(release.finalDocumentStates ?? [])) {
    const document = history.lastRevision(dataset, id);
    if (!document) {
      const description = `"${id}" is no longer in the history, so the release can't be unarchived`;
      throw new MutationFailure(409, { type: "historyUnavailableError", description });
    }
    const { _rev, _updatedAt, ...content } = document;
    transaction.create(content);
  }
  transaction.patch(toReleaseDocumentId(name), { set: { state: "active" }, unset: ["finalDocumentStates"] });
}

function toFinalStates(documents: readonly { _id: string }[]): { id: string }[] {
  return documents.map(({ _id }) => ({ id: _id }));
}

function requireMetadataOnly({ ifRevisionID: _ifRevisionID, ...operations }: Record<string, unknown>): void {
  const paths = Object.entries(operations).flatMap(([operation, value]) => {
    if (Array.isArray(value)) return value.map(String);
    if (typeof value !== "object" || value === null) return [operation];
    if (operation !== "insert") return Object.keys(value);
    return Object.entries(value).flatMap(([name, path]) => (name === "items" ? [] : [String(path)]));
  });
  const other = paths.find((path) => path !== "metadata" && !path.startsWith("metadata."));
  if (other !== undefined) {
    throw invalid(`Only a release's metadata can be edited, not "${other}"`, operations);
  }
}
