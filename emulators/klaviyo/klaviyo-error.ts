import { randomUUID } from "node:crypto";

/** An error response in Klaviyo's JSON:API format. */
export class KlaviyoError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }

  toResponse(): Response {
    const error = {
      id: randomUUID(),
      status: this.status,
      code: this.code,
      title: this.code,
      detail: this.message,
      source: { pointer: "/data/" },
      links: {},
      meta: {},
    };
    return Response.json(
      { errors: [error] },
      { status: this.status, headers: { "content-type": "application/vnd.api+json" } },
    );
  }
}
