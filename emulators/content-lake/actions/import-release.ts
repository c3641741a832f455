import { z } from "zod";
import { type Action, defineAction, documentSchema, releaseId } from "#content-lake/actions/action.ts";
import { toReleaseDocumentId } from "#content-lake/actions/release-rules.ts";
import { alreadyExists } from "#content-lake/store/mutation-failure.ts";

const request = z
  .looseObject({
    releaseId,
    attributes: documentSchema.optional(),
    document: documentSchema.optional(),
    ifExists: z.enum(["fail", "ignore", "replace"]),
  })
  .refine(({ attributes, document }) => attributes ?? document, "has neither attributes nor a document");

/**
 * What `sanity dataset import` sends for each release in an export (`ImportReleaseAction` of `@sanity/client`): the release as it
 * was, in its state. A release scheduled in the past comes back unscheduled, because its versions are imported separately, in any
 * order, and an import shouldn't publish anything. What the hosted service does then isn't documented.
 */
export const importRelease: Action = defineAction(
  request,
  ({ releaseId: name, attributes, document, ifExists }, { transaction }) => {
    const id = toReleaseDocumentId(name);
    if (transaction.get(id)) {
      if (ifExists === "ignore") return;
      if (ifExists === "fail") throw alreadyExists(id);
    }
    const { publishAt, ...release } = attributes ?? document ?? {};
    const isLate =
      release.state === "scheduled" && !(Date.parse(String(publishAt)) > Date.parse(transaction.timestamp));
    transaction.createOrReplace({
      ...release,
      ...(isLate ? { state: "active" } : publishAt !== undefined && { publishAt }),
      _id: id,
      _type: "system.release",
      name,
    });
  },
);
