import { type Bound, toBound, toNarrower } from "#content-lake/query/bound.ts";
import { toCandidates, toShorter, toScored } from "#content-lake/query/candidates.ts";
import { addBound, createDependencies, type Dependencies } from "#content-lake/query/dependencies.ts";
import { type Lookup, toLookup, toLookupNode } from "#content-lake/query/lookup.ts";
import {
  type First,
  takeFirst,
  throughProjection,
  toFirst,
  withCondition,
  withOrder,
} from "#content-lake/query/first-documents.ts";
import { findReferrers } from "#content-lake/query/referrers.ts";
import { createSharedSubqueries, type SharedSubqueries } from "#content-lake/query/shared-subquery.ts";
import type { SortedDocuments } from "#content-lake/query/sorted-by-id.ts";
import { type ExprNode, mapChildren, type ScopeChange } from "#content-lake/query/syntax.ts";
import type { View } from "#content-lake/query/view.ts";

/** What the filters on a `*` narrow it to. */
interface Narrowing {
  bound: Bound | null;
  candidates: SortedDocuments | null;
  lookup: Lookup | null;
  /** Whether a filter rejects everything without a score. */
  isScored: boolean;
  /** What a slice wants of them, if that can be told from each document alone. */
  first: First | null;
}

const none: Narrowing = { bound: null, candidates: null, lookup: null, isScored: false, first: null };

/** Checking this few documents is faster than a lookup. */
const few = 50;

interface NarrowedTree {
  tree: ExprNode;
  dependencies: Dependencies;
  shared: SharedSubqueries;
}

/**
 * Proves from each filter on `*` which documents it can match, and replaces `*` with only those. So a query reads less, and its
 * sync tags can name what it reads. A subquery that's the same for every document of a filter or an order is shared.
 */
export function narrowTree(tree: ExprNode, view: View): NarrowedTree {
  const dependencies = createDependencies();
  const shared = createSharedSubqueries();

  /** `isHidden` says whether `^` skips the node's scope, as it does for each item of a map. */
  const narrow = (node: ExprNode, isHidden: boolean, narrowing: Narrowing): ExprNode => {
    switch (node.type) {
      case "Everything":
        addBound(dependencies, narrowing.bound);
        return toDataset(node, narrowing, view);
      case "Filter":
        return {
          ...node,
          base: narrow(node.base, isHidden, {
            bound: toNarrower(narrowing.bound, toBound(node.expr)),
            candidates: toShorter(narrowing.candidates, toCandidates(node.expr, view)),
            lookup: toLookup(node.expr, isHidden) ?? narrowing.lookup,
            isScored: narrowing.isScored || requiresScore(node.expr),
            first: withCondition(narrowing.first, node.expr),
          }),
          expr: shared.share(
            narrowInner(
              isDataset(node.base) ? findReferrers(node.expr, view) : node.expr,
              "nested",
              isHidden,
            ),
          ),
        };
      case "PipeFuncCall": {
        const { base, name, args } = node;
        const scored = name === "score" && narrowing.isScored ? toScored(args, view) : null;
        const candidates = toShorter(narrowing.candidates, scored);
        return {
          ...node,
          base: narrow(base, isHidden, {
            ...narrowing,
            candidates,
            isScored: narrowing.isScored && name !== "score",
            first: name === "order" ? withOrder(narrowing.first, args) : null,
          }),
          args: args.map((argument) =>
            shared.share(
              narrowInner(isDataset(base) ? findReferrers(argument, view) : argument, "nested", isHidden),
            ),
          ),
        };
      }
      case "Group":
      case "ArrayCoerce":
        return { ...node, base: narrow(node.base, isHidden, narrowing) };
      case "Slice":
      case "AccessElement":
        return { ...node, base: narrow(node.base, isHidden, { ...none, first: toFirst(node) }) };
      case "Map":
      case "Projection":
        return {
          ...node,
          base: narrow(node.base, isHidden, { ...none, first: throughProjection(narrowing.first) }),
          expr: narrowInner(node.expr, node.type === "Map" ? "hidden" : "nested", isHidden),
        };
      case "FuncCall":
        if (node.namespace === "releases" && node.name === "all") dependencies.types.add("system.release");
        return mapChildren(node, (child, change) => narrowInner(child, change, isHidden));
      default:
        return mapChildren(node, (child, change) => narrowInner(child, change, isHidden));
    }
  };

  const narrowInner = (node: ExprNode, change: ScopeChange, isHidden: boolean): ExprNode =>
    narrow(node, change === "same" ? isHidden : change === "hidden", none);

  return { tree: narrow(tree, false, none), dependencies, shared };
}

function toDataset(everything: ExprNode, { candidates, lookup, first }: Narrowing, view: View): ExprNode {
  const all = candidates ?? view.documents();
  if (first && all.length > Math.max(few, 2 * first.count))
    return { type: "Value", value: takeFirst(all, first), isDataset: true };
  const dataset: ExprNode = candidates ? { type: "Value", value: candidates, isDataset: true } : everything;
  return lookup && !(candidates && candidates.length < few) ? toLookupNode(lookup, dataset) : dataset;
}

/** Whether the node's items are documents of the dataset, or scored copies of them. */
function isDataset(node: ExprNode): boolean {
  switch (node.type) {
    case "Everything":
      return true;
    case "Filter":
    case "PipeFuncCall":
    case "Group":
    case "ArrayCoerce":
    case "Slice":
      return isDataset(node.base);
    default:
      return false;
  }
}

/** `_score > 0`, as after the `score()` in the Studio's search. */
function requiresScore(condition: ExprNode): boolean {
  if (condition.type === "And") return requiresScore(condition.left) || requiresScore(condition.right);
  if (condition.type !== "OpCall" || condition.op !== ">") return false;
  const { left, right } = condition;
  const isScore = left.type === "AccessAttribute" && left.name === "_score" && !left.base;
  return isScore && right.type === "Value" && typeof right.value === "number" && right.value >= 0;
}
