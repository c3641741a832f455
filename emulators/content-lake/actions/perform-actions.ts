import { z } from "zod";
import type { Action, ActionContext } from "#content-lake/actions/action.ts";
import { documentActions } from "#content-lake/actions/document-actions.ts";
import { releaseActions } from "#content-lake/actions/release-actions.ts";
import { versionActions } from "#content-lake/actions/version-actions.ts";
import { LakeError } from "#content-lake/lake-error.ts";
import { MutationFailure } from "#content-lake/mutation-failure.ts";

const actions: Readonly<Record<string, Action>> = {
  ...documentActions,
  ...versionActions,
  ...releaseActions,
};

export const actionSchema = z.looseObject({ actionType: z.string() });

/** Performs the actions of one request in order. What is not emulated is an error that names the action. */
export function performActions(
  requested: readonly z.infer<typeof actionSchema>[],
  context: ActionContext,
): void {
  for (const [index, input] of requested.entries()) {
    const action = Object.hasOwn(actions, input.actionType) ? actions[input.actionType] : undefined;
    if (!action) {
      const description = `The Content Lake emulator does not perform the action "${input.actionType}" yet.`;
      throw toActionError(new MutationFailure(400, { type: "unknownActionError", description }), index);
    }
    try {
      action.perform(input, context);
    } catch (error) {
      throw error instanceof MutationFailure ? toActionError(error, index) : error;
    }
  }
}

/** The hosted API's `actionError`, which names the position of the action at fault. */
export function toActionError(failure: MutationFailure, index: number): LakeError {
  const description = `Action failed: ${failure.message}`;
  const items = [{ error: failure.details, index }];
  return new LakeError(failure.status, description, { details: { type: "actionError", description, items } });
}
