import { toQueryError } from "#content-lake/query/query-error.ts";
import { toSelectorNodes } from "#content-lake/query/selected-paths.ts";
import { type ExprNode, toNodes } from "#content-lake/query/syntax.ts";

/**
 * Throws a `QueryError` for what groq-js parses and the lake refuses: a missing parameter, a function that isn't emulated, a tuple that
 * isn't a selector, and a `score()` of anything but documents.
 */
export function checkTree(tree: ExprNode, query: string, mode: "normal" | "delta"): void {
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
    if (node.type === "PipeFuncCall" && node.name === "score" && isReshaped(node.base)) {
      throw toQueryError({
        query,
        text: "score",
        why: "score() only takes documents, before any projection.",
      });
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

/** Whether a node is a projection or a single item, maybe filtered or sorted afterward. */
function isReshaped(node: ExprNode): boolean {
  switch (node.type) {
    case "Projection":
    case "AccessElement":
      return true;
    case "Map":
      return isReshaped(node.expr);
    case "Filter":
    case "Slice":
    case "ArrayCoerce":
    case "Group":
    case "PipeFuncCall":
      return isReshaped(node.base);
    default:
      return false;
  }
}

/** groq-js parses these and throws when it evaluates them. `text::query` is only left where the rewriting can't reach it. */
const unsupported = new Set([
  "global::anywhere",
  "text::query",
  "text::highlight",
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
