import { STATUS_CODES } from "node:http";
import { HttpError } from "#http/http-error.ts";

interface LakeErrorOptions {
  /** Makes the response `{ error: details }` instead of `{ statusCode, error, message }`. */
  details?: ErrorDetails;
  /** A code that clients react to, such as `SIO-401-ANF`: the session is gone, sign in again. */
  errorCode?: string;
}

export interface ErrorDetails {
  type: string;
  description: string;
  [detail: string]: unknown;
}

/** An error response, in one of the two shapes that `@sanity/client` reads in src/http/errors.ts. */
export class LakeError extends HttpError {
  readonly options: LakeErrorOptions;

  constructor(status: number, message: string, options: LakeErrorOptions = {}) {
    super(status, message);
    this.name = "LakeError";
    this.options = options;
  }

  toBody(): Record<string, unknown> {
    const { details, errorCode } = this.options;
    if (details) return { error: details };
    return {
      statusCode: this.status,
      error: STATUS_CODES[this.status] ?? "Error",
      message: this.message,
      ...(errorCode ? { errorCode } : {}),
    };
  }

  toResponse(): Response {
    return Response.json(this.toBody(), { status: this.status });
  }
}
