/** An error response in Thinkific's format: `{ "error": "…" }`, or `{ "errors": { "email": ["…"] } }` for a 422. */
export class ThinkificError extends Error {
  readonly status: number;
  readonly field: string | null;

  constructor(status: number, message: string, field: string | null = null) {
    super(message);
    this.status = status;
    this.field = field;
  }

  toResponse(): Response {
    const body = this.field === null ? { error: this.message } : { errors: { [this.field]: [this.message] } };
    return Response.json(body, { status: this.status });
  }
}
