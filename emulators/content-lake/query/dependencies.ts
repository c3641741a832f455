import { toPublishedId } from "#content-lake/query/document-id.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";
import type { View } from "#content-lake/query/perspective.ts";
import { type ExprNode, mapChildren } from "#content-lake/query/syntax.ts";

/** The documents that a query reads from the dataset: those of some types and ids, or any. */
export interface Dependencies {
  types: Set<string>;
  /** Published ids. */
  ids: Set<string>;
  isUnbounded: boolean;
}

/** A bound of a filter: what it lets through has one of these types or ids. */
interface Bound {
  types: readonly string[];
  ids: readonly string[];
}

/**
 * Proves from each filter over `*` which documents it can let through, and puts just these in the place of `*`. So a
 * query reads less, and its sync tags can name what it reads.
 */
export function narrowTree(tree: ExprNode, view: View): { tree: ExprNode; dependencies: Dependencies } {
  const dependencies: Dependencies = { types: new Set(), ids: new Set(), isUnbounded: false };

  const narrow = (node: ExprNode, bound: Bound | null): ExprNode => {
    switch (node.type) {
      case "Everything":
        return addDependency(node, bound);
      case "Filter":
        return {
          ...node,
          base: narrow(node.base, toTighter(bound, toBound(node.expr))),
          expr: narrow(node.expr, null),
        };
      case "PipeFuncCall":
        return {
          ...node,
          base: narrow(node.base, bound),
          args: node.args.map((argument) => narrow(argument, null)),
        };
      case "Group":
      case "ArrayCoerce":
        return { ...node, base: narrow(node.base, bound) };
      case "FuncCall":
        if (node.namespace === "releases" && node.name === "all") dependencies.types.add("system.release");
        return mapChildren(node, (child) => narrow(child, null));
      default:
        return mapChildren(node, (child) => narrow(child, null));
    }
  };

  const addDependency = (everything: ExprNode, bound: Bound | null): ExprNode => {
    if (!bound) {
      dependencies.isUnbounded = true;
      return everything;
    }
    for (const type of bound.types) dependencies.types.add(type);
    for (const id of bound.ids) dependencies.ids.add(toPublishedId(id));
    return { type: "Value", value: toDocuments(bound, view), isDataset: true };
  };

  return { tree: narrow(tree, null), dependencies };
}

function toDocuments({ types, ids }: Bound, view: View): readonly SanityDocument[] {
  const [type] = types;
  if (type !== undefined && types.length === 1 && ids.length === 0) return view.byType.get(type) ?? [];
  const wantedTypes = new Set(types);
  const wantedIds = new Set(ids);
  return view.documents.filter(({ _type, _id }) => wantedTypes.has(_type) || wantedIds.has(_id));
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
      if (condition.op === "==") return toEqualityBound(condition.left, condition.right);
      return condition.op === "in" ? toFieldBound(condition.left, toStrings(condition.right)) : null;
    default:
      return null;
  }
}

function toEqualityBound(left: ExprNode, right: ExprNode): Bound | null {
  return toFieldBound(left, toStrings(toList(right))) ?? toFieldBound(right, toStrings(toList(left)));
}

function toList(value: ExprNode): ExprNode {
  return { type: "Array", elements: [{ type: "ArrayElement", value, isSplat: false }] };
}

function toFieldBound(field: ExprNode, values: string[] | null): Bound | null {
  if (!values || field.type !== "AccessAttribute" || (field.base && field.base.type !== "This")) return null;
  if (field.name === "_type") return { types: values, ids: [] };
  return field.name === "_id" ? { types: [], ids: values } : null;
}

/** The strings of an array that is constant and has nothing else in it. */
function toStrings(node: ExprNode): string[] | null {
  const items: unknown[] | null =
    node.type === "Value" && Array.isArray(node.value)
      ? node.value
      : node.type === "Array"
        ? node.elements.map(({ value, isSplat }) => (value.type === "Value" && !isSplat ? value.value : null))
        : null;
  return items?.every((item) => typeof item === "string") ? items : null;
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
