import { type ExprNode, mapChildren } from "#content-lake/query/syntax.ts";

const prefix = "\0shared ";

/** Subqueries that are the same for every document, so that each is evaluated once at most. */
export interface SharedSubqueries {
  /** Replaces those in a condition by references to their result. */
  share: (condition: ExprNode) => ExprNode;
  /** The subquery that a reference stands for, or undefined for any other reference. */
  find: (ref: string) => ExprNode | undefined;
}

/**
 * `_id in *[_type == "course"].instructor._ref` asks the same for each document. groq-js would evaluate it ten thousand times for ten
 * thousand documents. Following a reference is how it calls back, as for lookups.
 */
export function createSharedSubqueries(): SharedSubqueries {
  const shared: ExprNode[] = [];

  const share = (node: ExprNode): ExprNode => {
    if (!readsDataset(node)) return node;
    if (!isClosed(node, 0)) return mapChildren(node, share);
    const _ref: ExprNode = { type: "Value", value: `${prefix}${shared.push(node) - 1}` };
    return {
      type: "Deref",
      base: { type: "Object", attributes: [{ type: "ObjectAttributeValue", name: "_ref", value: _ref }] },
    };
  };

  return {
    share,
    find: (ref) => (ref.startsWith(prefix) ? shared[Number(ref.slice(prefix.length))] : undefined),
  };
}

function readsDataset(node: ExprNode): boolean {
  if (node.type === "Everything" || ("isDataset" in node && node.isDataset)) return true;
  return anyChild(node, readsDataset);
}

/** Whether the node's value doesn't depend on the scope around it. `depth` counts the scopes inside it, hidden ones excluded. */
function isClosed(node: ExprNode, depth: number, isInside = false): boolean {
  if (node.type === "This") return isInside;
  // It looks for references in `@`.
  if (!isInside && node.type === "FuncCall" && node.namespace === "global" && node.name === "references")
    return false;
  if (node.type === "AccessAttribute" && !node.base) return isInside;
  if (node.type === "Parent") return node.n < depth;
  return !anyChild(node, (child, scope) => {
    const inner = scope === "nested" ? depth + 1 : depth;
    return !isClosed(child, inner, isInside || scope !== "same");
  });
}

function anyChild(
  node: ExprNode,
  holds: (child: ExprNode, scope: Parameters<Parameters<typeof mapChildren>[1]>[1]) => boolean,
): boolean {
  let found = false;
  mapChildren(node, (child, scope) => {
    found ||= holds(child, scope);
    return child;
  });
  return found;
}
