import { toComparison, toPath } from "#content-lake/query/comparison.ts";
import { toConstantIds } from "#content-lake/query/referrers.ts";
import { type SortedDocuments, toUnion } from "#content-lake/query/sorted-by-id.ts";
import type { ExprNode, Search } from "#content-lake/query/syntax.ts";
import { isIndexKey } from "#content-lake/query/value-index.ts";
import type { View } from "#content-lake/query/view.ts";

/**
 * The documents that may match a condition, from the indexes: all that do, and maybe more. null if no index applies. The
 * condition is still evaluated on each, so an index decides what's checked and never what's found.
 */
export function toCandidates(condition: ExprNode, view: View): SortedDocuments | null {
  switch (condition.type) {
    case "Group":
      return toCandidates(condition.base, view);
    case "And":
      return toShorter(toCandidates(condition.left, view), toCandidates(condition.right, view));
    case "Or":
      return unite([toCandidates(condition.left, view), toCandidates(condition.right, view)], view);
    case "FuncCall":
      return condition.namespace === "global" && condition.name === "references"
        ? toReferrers(condition.args, view)
        : null;
    case "OpCall":
      return condition.search ? toSearched(condition.search, view) : toFound(condition, view);
    default:
      return null;
  }
}

/** The documents that `score()` may give more than zero, because one of its conditions may match. */
export function toScored(args: readonly ExprNode[], view: View): SortedDocuments | null {
  const lists = args.map((argument) => {
    const isBoost =
      argument.type === "FuncCall" && argument.namespace === "global" && argument.name === "boost";
    const [condition = argument] = isBoost ? argument.args : [];
    return toCandidates(condition, view);
  });
  return unite(lists, view);
}

/** The shorter of two lists, if both conditions must match. */
export function toShorter(a: SortedDocuments | null, b: SortedDocuments | null): SortedDocuments | null {
  if (!a || !b) return a ?? b;
  return b.length < a.length ? b : a;
}

/** The lists combined. null if that's no shorter than checking every document. */
function unite(lists: readonly (SortedDocuments | null)[], view: View): SortedDocuments | null {
  const known = lists.filter((list) => list !== null);
  if (known.length < lists.length) return null;
  const length = known.reduce((sum, list) => sum + list.length, 0);
  return length * 2 > view.documents().length ? null : toUnion(known);
}

function toFound(condition: ExprNode, view: View): SortedDocuments | null {
  const comparison = toComparison(condition);
  if (!comparison?.values.every(isIndexKey)) return null;
  const { path, values } = comparison;
  return unite(
    values.filter(isIndexKey).map((value) => view.find(path, value)),
    view,
  );
}

/** Whether the searched words must all be in a document, because it's searched itself or one of its own fields is. */
function toSearched({ phrase, left }: Search, view: View): SortedDocuments | null {
  return isWithinDocument(left) ? view.search(phrase) : null;
}

/** Whether the node's texts are among those of `@`: `@` itself, its ID, or one of its fields without an underscore. */
function isWithinDocument(node: ExprNode): boolean {
  if (node.type === "Group" || node.type === "ArrayCoerce") return isWithinDocument(node.base);
  if (node.type === "Array") return node.elements.every(({ value }) => isWithinDocument(value));
  const path = toPath(node);
  return node.type === "This" || path === "_id" || (path !== null && !/(^|\.)_/.test(path));
}

function toReferrers(args: readonly ExprNode[], view: View): SortedDocuments | null {
  const ids = toConstantIds(args);
  return (
    ids &&
    unite(
      ids.map((id) => view.referrers(id)),
      view,
    )
  );
}
