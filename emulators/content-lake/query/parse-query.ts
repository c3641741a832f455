import { LRUCache } from "lru-cache";
import { checkTree } from "#content-lake/query/check-tree.ts";
import { GroqSyntaxError, parse } from "#content-lake/query/groq.ts";
import { QueryError, toQueryError } from "#content-lake/query/query-error.ts";
import { type ExprNode, mapChildren } from "#content-lake/query/syntax.ts";
import { rewriteTextQueries } from "#content-lake/query/text-query.ts";
import { withTimeLimit } from "#content-lake/query/time-limit.ts";

interface ParseQueryOptions {
  query: string;
  params: Record<string, unknown>;
  /** `delta` allows `before()`, `after()` and `delta::`, as in webhooks. */
  mode?: "normal" | "delta";
  /** The result of `sanity::projectId()` and `sanity::dataset()`. Without it, they're rejected. */
  project?: QueriedProject | undefined;
}

export interface QueriedProject {
  projectId: string;
  dataset: string;
}

/**
 * Trees of the latest queries, by all that they depend on, which is what `maxSize` counts the characters of. A site asks the same
 * queries again and again, and parsing a long one takes three quarters of its time. A tree takes about 14 bytes per character.
 */
const parsed = new LRUCache<string, ExprNode>({
  maxSize: 1_000_000,
  sizeCalculation: (_, key) => key.length,
});

/**
 * A query's syntax tree, ready to evaluate. Callers share it, so it's never changed. groq-js writes the parameters into it, so a
 * tree depends on its parameters as much as on its text. Throws a `QueryError` for a syntax error, a missing parameter and a
 * function that isn't emulated.
 */
export function parseQuery(options: ParseQueryOptions): ExprNode {
  const { query, params, mode, project } = options;
  const key = JSON.stringify([query, params, mode, project]);
  const known = parsed.get(key);
  if (known) return known;
  const tree = parseAnew(options);
  parsed.set(key, tree);
  return tree;
}

function parseAnew({ query, params, mode = "normal", project }: ParseQueryOptions): ExprNode {
  try {
    const syntax = parseSyntax({ query, params, mode });
    const named = project ? nameProject(syntax, project) : syntax;
    const tree = rewriteTextQueries(comparePaths(countReferrers(named)));
    checkTree(tree, query, mode);
    return tree;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw toQueryError({ query, text: query, why: "The query is nested too deeply", cause: error });
  }
}

/** groq-js takes four times as long for a query twice as long. */
const longQuery = 10_000;

/** Replaces the functions for the project ID and the dataset with their values. */
function nameProject(node: ExprNode, project: QueriedProject): ExprNode {
  if (node.type === "FuncCall" && node.namespace === "sanity" && node.name === "projectId") {
    return { type: "Value", value: project.projectId };
  }
  if (node.type === "FuncCall" && node.namespace === "sanity" && node.name === "dataset") {
    return { type: "Value", value: project.dataset };
  }
  return mapChildren(node, (child) => nameProject(child, project));
}

/** Replaces `documents::incomingRefCount()` with the subquery that counts the same documents. */
function countReferrers(node: ExprNode): ExprNode {
  return node.type === "FuncCall" && node.namespace === "documents" && node.name === "incomingRefCount"
    ? parse("count(*[references(^._id)])")
    : mapChildren(node, countReferrers);
}

/** Replaces `path(_id) in path("drafts.**")` with `_id in path("drafts.**")`, which groq-js can evaluate. */
function comparePaths(node: ExprNode): ExprNode {
  if (node.type !== "OpCall" || node.op !== "in" || !isPath(node.right))
    return mapChildren(node, comparePaths);
  const [path] = isPath(node.left) ? node.left.args : [];
  return path ? { ...node, left: path } : node;
}

function isPath(node: ExprNode): node is ExprNode & { type: "FuncCall" } {
  return node.type === "FuncCall" && node.namespace === "global" && node.name === "path";
}

type SyntaxOptions = Required<Pick<ParseQueryOptions, "query" | "params" | "mode">>;

function parseSyntax({ query, params, mode }: SyntaxOptions): ExprNode {
  // groq-js rejects a comment that isn't followed by a line break.
  const text = /\/\/.*$/.test(query) ? `${query}\n` : query;
  const parseWhole = () => parse(text, { params, mode });
  try {
    return query.length > longQuery ? withTimeLimit(parseWhole) : parseWhole();
  } catch (error) {
    if (error instanceof RangeError) throw error;
    if (!(error instanceof GroqSyntaxError))
      throw toQueryError({ query, text: query, why: toMessage(error), cause: error });
    const description = error.message.replace(/^Syntax error in GROQ query at position \d+:? ?/, "");
    const start = Math.min(error.position, query.length);
    const end = Math.min(start + 1, query.length);
    throw new QueryError({ description: description || "Syntax error", query, start, end, cause: error });
  }
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
