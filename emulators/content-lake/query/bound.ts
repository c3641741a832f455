import { type Comparison, toComparison } from "#content-lake/query/comparison.ts";
import type { ExprNode } from "#content-lake/query/syntax.ts";

/** What a filter can match, whatever changes: documents with one of these types or IDs. */
export interface Bound {
  types: readonly string[];
  ids: readonly string[];
}

export function toBound(condition: ExprNode): Bound | null {
  switch (condition.type) {
    case "Group":
      return toBound(condition.base);
    case "And":
      return toNarrower(toBound(condition.left), toBound(condition.right));
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

/** The narrower of two bounds that both hold: IDs beat types, and fewer beat more. */
export function toNarrower(a: Bound | null, b: Bound | null): Bound | null {
  if (!a || !b) return a ?? b;
  const weigh = ({ types, ids }: Bound) => types.length * 1000 + ids.length;
  return weigh(b) < weigh(a) ? b : a;
}

function toUnion(a: Bound | null, b: Bound | null): Bound | null {
  return a && b ? { types: [...a.types, ...b.types], ids: [...a.ids, ...b.ids] } : null;
}
