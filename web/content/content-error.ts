/** A failed read from Sanity. The message says what was read; `cause` says why it failed. */
export class ContentError extends Error {
  readonly code = "content-unavailable";

  constructor(what: string, { cause }: { cause: unknown }) {
    super(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "ContentError";
  }
}
