import { type ExprNode, GroqSyntaxError, parse } from "groq-js";
import { QueryError } from "#content-lake/query/query-error.ts";

interface ParseQueryOptions {
  query: string;
  params: Record<string, unknown>;
  /** Allows `before()`, `after()` and `delta::` as webhooks do. */
  mode?: "normal" | "delta";
}

/** The syntax tree of a query. groq-js writes the parameters into it, so a tree belongs to its parameters as much as to its text. */
export function parseQuery({ query, params, mode = "normal" }: ParseQueryOptions): ExprNode {
  try {
    return parse(query, { params, mode });
  } catch (error) {
    throw toParseError(query, error);
  }
}

function toParseError(query: string, error: unknown): QueryError {
  if (error instanceof GroqSyntaxError) {
    const description =
      error.message.replace(/^Syntax error in GROQ query at position \d+:? ?/, "") || "Syntax error";
    const start = Math.min(error.position, query.length);
    return new QueryError({
      description,
      query,
      start,
      end: Math.min(start + 1, query.length),
      cause: error,
    });
  }
  const description = error instanceof Error ? error.message : String(error);
  return new QueryError({ description, query, start: 0, end: query.length, cause: error });
}
