import { toCandidates, toFewer } from "#content-lake/query/candidates.ts";
import { type Comparison, toComparison } from "#content-lake/query/comparison.ts";
import { toPublishedId } from "#content-lake/query/document-id.ts";
import type { SortedDocuments } from "#content-lake/query/sorted-by-id.ts";
import { type ExprNode, mapChildren } from "#content-lake/query/syntax.ts";
import type { View } from "#content-lake/query/view.ts";

/** The documents that a query reads from the dataset: those of some types and ids, or any. */
export interface Dependencies {
  types: Set<string>;
  /** Published ids. */
  ids: Set<string>;
  isUnbounded: boolean;
}

/** A bound of a filter: what it lets through has one of these types or ids, whatever changes. */
interface Bound {
  types: readonly string[];
  ids: readonly string[];
}

/** What the filters over a `*` leave of it. */
interface Narrowing {
  bound: Bound | null;
  candidates: SortedDocuments | null;
}

const everything: Narrowing = { bound: null, candidates: null };

/**
 * Proves from each filter over `*` which documents it can let through, and puts just these in the place of `*`. So a
 * query reads less, and its sync tags can name what it reads.
 */
export function narrowTree(tree: ExprNode, view: View): { tree: ExprNode; dependencies: Dependencies } {
  const dependencies: Dependencies = { types: new Set(), ids: new Set(), isUnbounded: false };

  const narrow = (node: ExprNode, narrowing: Narrowing): ExprNode => {
    switch (node.type) {
      case "Everything":
        addDependency(narrowing.bound);
        return narrowing.candidates ? { type: "Value", value: narrowing.candidates, isDataset: true } : node;
      case "Filter":
        return {
          ...node,
          base: narrow(node.base, {
            bound: toTighter(narrowing.bound, toBound(node.expr)),
            candidates: toFewer(narrowing.candidates, toCandidates(node.expr, view)),
          }),
          expr: narrow(node.expr, everything),
        };
      case "PipeFuncCall":
        return {
          ...node,
          base: narrow(node.base, narrowing),
          args: node.args.map((argument) => narrow(argument, everything)),
        };
      case "Group":
      case "ArrayCoerce":
        return { ...node, base: narrow(node.base, narrowing) };
      case "FuncCall":
        if (node.namespace === "releases" && node.name === "all") dependencies.types.add("system.release");
        return mapChildren(node, (child) => narrow(child, everything));
      default:
        return mapChildren(node, (child) => narrow(child, everything));
    }
  };

  const addDependency = (bound: Bound | null): void => {
    if (!bound) dependencies.isUnbounded = true;
    for (const type of bound?.types ?? []) dependencies.types.add(type);
    for (const id of bound?.ids ?? []) dependencies.ids.add(toPublishedId(id));
  };

  return { tree: narrow(tree, everything), dependencies };
}

function toBound(condition: ExprNode): Bound | null {
  switch (condition.type) {
    case "Group":
      return toBound(condition.base);
    case "And":
      return toTighter(toBound(condition.left), toBound(condition.right));
    case "Or":
      return toUnion(toBound(condition.left), toBound(condition.right));
    case "OpCall":
      return toFieldBound(toComparison(condition));
    default:
      return null;
  }
}

function toFieldBound(comparison: Comparison | null): Bound | null {
  if (!comparison?.values.every((value) => typeof value === "string")) return null;
  const { path, values } = comparison;
  if (path === "_type") return { types: values, ids: [] };
  return path === "_id" ? { types: [], ids: values } : null;
}

/** The bound of two that both hold: ids say more than types, few say more than many. */
function toTighter(a: Bound | null, b: Bound | null): Bound | null {
  if (!a || !b) return a ?? b;
  const weigh = ({ types, ids }: Bound) => types.length * 1000 + ids.length;
  return weigh(b) < weigh(a) ? b : a;
}

function toUnion(a: Bound | null, b: Bound | null): Bound | null {
  return a && b ? { types: [...a.types, ...b.types], ids: [...a.ids, ...b.ids] } : null;
}
