import { LRUCache } from "lru-cache";
import { GroqSyntaxError, parse } from "#content-lake/query/groq.ts";
import { QueryError } from "#content-lake/query/query-error.ts";
import { toSelectorNodes } from "#content-lake/query/selected-paths.ts";
import { type ExprNode, mapChildren, toNodes } from "#content-lake/query/syntax.ts";
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

function checkTree(tree: ExprNode, query: string, mode: "normal" | "delta"): void {
  const nodes = toNodes(tree);
  const selecting = new Set(nodes.flatMap(toSelecting));
  for (const node of nodes) {
    if (node.type === "Parameter") {
      throw toQueryError({
        query,
        text: `$${node.name}`,
        why: `param $${node.name} referenced, but not provided`,
      });
    }
    if (node.type === "FuncCall" && isUnsupported(node, mode)) {
      const text = node.namespace === "global" ? node.name : `${node.namespace}::${node.name}`;
      throw toQueryError({ query, text, why: `The Content Lake emulator doesn't evaluate ${text}() yet.` });
    }
    if (node.type === "Tuple" && !selecting.has(node)) {
      throw toQueryError({ query, text: "(", why: "Tuples can only be arguments of functions." });
    }
  }
}

/** The nodes of a function's selector, where a tuple is allowed. */
function toSelecting(node: ExprNode): ExprNode[] {
  const hasSelector = node.type === "FuncCall" && (node.namespace === "diff" || node.namespace === "delta");
  const selector = hasSelector ? node.args.at(-1) : undefined;
  return selector ? toSelectorNodes(selector) : [];
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

/** groq-js parses these and throws when it evaluates them. `text::query` is only left where the rewriting can't reach it. */
const unsupported = new Set([
  "global::anywhere",
  "text::query",
  "text::semanticSimilarity",
  "media::aspect",
  "user::attributes",
  "sanity::projectId",
  "sanity::dataset",
  "documents::get",
  "documents::incomingGlobalDocumentReferenceCount",
]);

function isUnsupported(
  { namespace, name }: { namespace: string; name: string },
  mode: "normal" | "delta",
): boolean {
  if (namespace === "delta") return mode === "normal";
  return unsupported.has(`${namespace}::${name}`);
}

interface Fault {
  query: string;
  /** What the error points at: its first occurrence, or the whole query if it isn't there. */
  text: string;
  why: string;
  cause?: unknown;
}

function toQueryError({ query, text, why, cause }: Fault): QueryError {
  const found = query.indexOf(text);
  const start = Math.max(found, 0);
  const end = found === -1 ? query.length : start + text.length;
  return new QueryError({ description: why, query, start, end, cause });
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
