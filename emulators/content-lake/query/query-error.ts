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

interface Fault {
  query: string;
  /** What the error points at: its first occurrence, or the whole query if it isn't there. */
  text: string;
  why: string;
  cause?: unknown;
}

/** An error about the part of a query that a text stands for. */
export function toQueryError({ query, text, why, cause }: Fault): QueryError {
  const found = query.indexOf(text);
  const start = Math.max(found, 0);
  const end = found === -1 ? query.length : start + text.length;
  return new QueryError({ description: why, query, start, end, cause });
}
