import { z } from "zod";
import type { Action, ActionContext } from "#content-lake/actions/action.ts";
import { addArrayKeys } from "#content-lake/store/array-keys.ts";
import { documentActions } from "#content-lake/actions/document-actions.ts";
import { releaseActions } from "#content-lake/actions/release-actions.ts";
import { versionActions } from "#content-lake/actions/version-actions.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";
import { MutationFailure } from "#content-lake/store/mutation-failure.ts";
import { attributeDepthLimit, requireStorable } from "#content-lake/store/storable.ts";

const actions: Readonly<Record<string, Action>> = {
  ...documentActions,
  ...versionActions,
  ...releaseActions,
};

export const actionSchema = z.looseObject({ actionType: z.string() });

interface Performance extends ActionContext {
  apiVersion: string;
  newKey: () => string;
}

/** How much deeper a value is in an action than in the document: `{ patch: { set: { path: value } } }`. */
const wrappingDepth = 3;

/**
 * Performs a request's actions in order. An action that isn't emulated is an error that names it. Array items get keys, as
 * mutations can request: sanity.io/docs/archive/http-actions.
 */
export function performActions(
  requested: readonly z.infer<typeof actionSchema>[],
  { apiVersion, newKey, ...context }: Performance,
): void {
  requireOneKind(requested);
  for (const [index, input] of requested.entries()) {
    const action = Object.hasOwn(actions, input.actionType) ? actions[input.actionType] : undefined;
    if (!action) {
      const description = `The Content Lake emulator doesn't perform the action "${input.actionType}" yet.`;
      throw toActionError(new MutationFailure(400, { type: "unknownActionError", description }), index);
    }
    if (apiVersion !== "X" && apiVersion < toFirstVersion(input.actionType)) {
      throw new LakeError(400, `action index ${index}: not supported for this API version`);
    }
    try {
      requireStorable(input, attributeDepthLimit + wrappingDepth);
      action.perform(addArrayKeys(input, newKey), context);
    } catch (error) {
      throw error instanceof MutationFailure ? toActionError(error, index) : error;
    }
  }
}

/** "You can not mix different types of actions, such as release and document actions" (docs/http-reference/actions). */
function requireOneKind(requested: readonly z.infer<typeof actionSchema>[]): void {
  const kinds = new Set(requested.map(({ actionType }) => actionType.split(".")[2]));
  if (kinds.size > 1) {
    throw new LakeError(400, `A request's actions must be of one kind, not ${[...kinds].join(" and ")}`);
  }
}

/** For releases, as in `@sanity/client`'s test/integration/helpers.ts. The others came with the Actions API. */
function toFirstVersion(actionType: string): string {
  return /^sanity\.action\.(release|document\.version)\./.test(actionType) ? "2025-02-19" : "2024-05-23";
}

/** The hosted API's `actionError`, with the failed action's index. */
function toActionError(failure: MutationFailure, index: number): LakeError {
  const description = `Action failed: ${failure.message}`;
  const items = [{ error: failure.details, index }];
  return new LakeError(failure.status, description, { details: { type: "actionError", description, items } });
}
