import { LakeError } from "./lake-error.ts";
import { MutationFailure } from "#content-lake/store/mutation-failure.ts";
import { toMutationError } from "#content-lake/store/mutations.ts";
import { HttpError } from "#http/http-error.ts";
import { QueryError } from "#content-lake/query/run-query.ts";
import { toQueryErrorResponse } from "./query-error-response.ts";

/** An unexpected error is a 500, because the Studio then keeps an editor's changes. It drops them on most 4xx. */
export function toErrorResponse(error: unknown): Response {
  if (error instanceof LakeError) return error.toResponse();
  if (error instanceof HttpError) return new LakeError(error.status, error.message).toResponse();
  if (error instanceof QueryError) return toQueryErrorResponse(error).toResponse();
  if (error instanceof MutationFailure) return toMutationError(error, 0).toResponse();
  // The message may contain file names or private data.
  console.error(error);
  return new LakeError(500, "The Content Lake emulator failed. Its log has the details.").toResponse();
}
