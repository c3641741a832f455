import { describeMissingPermission, type Permission } from "#content-lake/access/missing-permission.ts";
import type { ErrorDetails } from "#content-lake/api/lake-error.ts";

/**
 * A mutation that can't be applied. `mutations.ts` and the actions turn it into the whole request's error, with the failed
 * mutation's index. The types are the hosted API's.
 */
export class MutationFailure extends Error {
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(status: number, details: ErrorDetails) {
    super(details.description);
    this.name = "MutationFailure";
    this.status = status;
    this.details = details;
  }
}

export function alreadyExists(id: string): MutationFailure {
  const description = `Document by ID "${id}" already exists`;
  return new MutationFailure(409, { type: "documentAlreadyExistsError", description, id });
}

export function notFound(id: string): MutationFailure {
  const description = `The document with the ID "${id}" was not found`;
  return new MutationFailure(409, { type: "documentNotFoundError", description, id });
}

interface RevisionMismatch {
  id: string;
  expected: string;
  current: string | null;
}

export function revisionMismatch({ id, expected, current }: RevisionMismatch): MutationFailure {
  return new MutationFailure(409, {
    type: "documentRevisionIDDoesNotMatchError",
    description: `Document "${id}" has unexpected revision ID ("${current ?? ""}"), expected "${expected}"`,
    currentRevisionID: current,
    expectedRevisionID: expected,
  });
}

export function invalid(description: string, value?: unknown): MutationFailure {
  return new MutationFailure(400, { type: "validationError", description, value });
}

export const insufficientPermission = (permission: Permission): MutationFailure =>
  new MutationFailure(403, describeMissingPermission(permission));

export function missingReference(id: string, referenceID: string): MutationFailure {
  const description = `Document "${id}" references non-existent document "${referenceID}"`;
  return new MutationFailure(409, {
    type: "documentReferenceDoesNotExistError",
    description,
    id,
    referenceID,
  });
}

export function stillReferenced(id: string, referencingIDs: readonly string[]): MutationFailure {
  const description = `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`;
  return new MutationFailure(409, {
    type: "documentHasExistingReferencesError",
    description,
    id,
    referencingIDs,
  });
}
