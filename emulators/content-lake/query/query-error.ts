/**
 * A query that the lake can't answer, because of a syntax error or something that isn't emulated. The hosted API answers both
 * with 400 and `{ type: "queryParseError", description, query, start, end }`.
 */
export class QueryError extends Error {
  readonly description: string;
  readonly query: string;
  /** The error's offset in `query`, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;

  constructor({ description, query, start, end, cause }: QueryErrorOptions) {
    super(`GROQ query failed: ${description}`, { cause });
    this.name = "QueryError";
    this.description = description;
    this.query = query;
    this.start = start;
    this.end = end;
  }
}

interface QueryErrorOptions {
  description: string;
  query: string;
  start: number;
  end: number;
  cause?: unknown;
}
