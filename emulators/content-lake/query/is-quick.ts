import { type ExprNode, mapChildren } from "#content-lake/query/syntax.ts";

const maxNodes = 100;

/**
 * Whether a query is quick whatever the documents are, because it scans them once and does little with each. A loop inside a
 * loop, or a pattern match, may take very long.
 */
export function isQuick(tree: ExprNode): boolean {
  const known = answers.get(tree) ?? findOut(tree);
  answers.set(tree, known);
  return known;
}

const answers = new WeakMap<ExprNode, boolean>();

function findOut(tree: ExprNode): boolean {
  let nodes = 0;

  /** How deep loops are nested. */
  const toDepth = (node: ExprNode): number => {
    nodes += 1;
    if (nodes > maxNodes) return Infinity;
    let depth = 0;
    const isLoop = loops.has(node.type);
    mapChildren(node, (child, scope) => {
      depth = Math.max(depth, toDepth(child) + (isLoop && scope !== "same" ? 1 : 0));
      return child;
    });
    return depth + toOwnLoops(node);
  };

  return toDepth(tree) < 2;
}

const loops = new Set(["Filter", "Map", "FlatMap", "PipeFuncCall", "SelectorFuncCall"]);

/** The loops in a node that's a loop by itself. */
function toOwnLoops(node: ExprNode): number {
  if (node.type === "Everything") return 1;
  if (isGeographic(node)) return Infinity;
  if (node.type === "FuncCall") return ["array", "text", "diff", "delta"].includes(node.namespace) ? 1 : 0;
  if (node.type !== "OpCall") return 0;
  if (node.op === "match") return Infinity;
  return node.op === "in" && !isConstantList(node.right) ? 1 : 0;
}

/** A region can have any number of corners. */
function isGeographic(node: ExprNode): boolean {
  return node.type === "FuncCall" && (node.namespace === "geo" || node.name === "geo");
}

function isConstantList(node: ExprNode): boolean {
  return node.type === "Array" || (node.type === "Value" && Array.isArray(node.value));
}
