import { HttpError } from "#http/http-error.ts";

/** The value of `errors` in a REST Admin API response: a sentence, or sentences by field. */
export type AdminErrors = string | string[] | Record<string, string | string[]>;

/** An error response of the REST Admin API, as listed on shopify.dev ("API response status codes"). */
export class AdminError extends Error {
  readonly status: number;
  readonly errors: AdminErrors;

  constructor(status: number, errors: AdminErrors) {
    super(typeof errors === "string" ? errors : JSON.stringify(errors));
    this.name = "AdminError";
    this.status = status;
    this.errors = errors;
  }

  toResponse(): Response {
    return Response.json({ errors: this.errors }, { status: this.status });
  }
}

export function notFound(): AdminError {
  return new AdminError(404, "Not Found");
}

/** 501 is the emulator's own, because the real API would support it. */
export function notEmulatedByAdmin(what: string): AdminError {
  return new AdminError(501, `${what} is not emulated.`);
}

/** Rethrows unknown errors, which are bugs in the emulator. */
export function toAdminErrorResponse(error: unknown): Response {
  if (error instanceof AdminError) return error.toResponse();
  if (error instanceof HttpError) return new AdminError(error.status, error.message).toResponse();
  throw error;
}
