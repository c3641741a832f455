import { toPath } from "#content-lake/query/comparison.ts";
import type { ExprNode } from "#content-lake/query/syntax.ts";
import type { View } from "#content-lake/query/view.ts";

/** A condition that compares a document with a value from an enclosing one: `references(^._id)`, `instructor._ref == ^._id`. */
export interface Lookup {
  /** The path of the field, or null for references. */
  path: string | null;
  /** The expression for the value, as evaluated where `*` is. */
  value: ExprNode;
}

/** The lookup in a condition that must hold, or null. `isHidden` describes the filter's scope. */
export function toLookup(condition: ExprNode, isHidden: boolean): Lookup | null {
  switch (condition.type) {
    case "Group":
      return toLookup(condition.base, isHidden);
    case "And":
      return toLookup(condition.left, isHidden) ?? toLookup(condition.right, isHidden);
    case "FuncCall": {
      const [argument, ...rest] = condition.args;
      const isReferences = condition.namespace === "global" && condition.name === "references";
      if (!isReferences || !argument || rest.length > 0) return null;
      const value = toOuter(argument, isHidden);
      return value && { path: null, value };
    }
    case "OpCall": {
      if (condition.op !== "==") return null;
      return (
        toEquality(condition.left, condition.right, isHidden) ??
        toEquality(condition.right, condition.left, isHidden)
      );
    }
    default:
      return null;
  }
}

const prefix = "\0find ";

/**
 * Replaces `*` with the documents that a lookup finds. Following a reference is how groq-js calls back while it evaluates, and
 * this reference resolves to a list. If the value isn't a string, it resolves to nothing, and all documents are checked.
 */
export function toLookupNode({ path, value }: Lookup, everything: ExprNode): ExprNode {
  const start: ExprNode = { type: "Value", value: `${prefix}${path ?? ""}\0` };
  const _ref: ExprNode = { type: "OpCall", op: "+", left: start, right: value };
  const reference: ExprNode = {
    type: "Object",
    attributes: [{ type: "ObjectAttributeValue", name: "_ref", value: _ref }],
  };
  return {
    type: "FuncCall",
    namespace: "global",
    name: "coalesce",
    args: [{ type: "Deref", base: reference }, everything],
    isDataset: true,
  };
}

/** What a lookup's reference resolves to, or undefined for any other. */
export function followLookup(ref: string, view: View): unknown {
  if (!ref.startsWith(prefix)) return undefined;
  const [path = "", ...rest] = ref.slice(prefix.length).split("\0");
  const value = rest.join("\0");
  return path === "" ? view.referrers(value) : view.find(path, value);
}

function toEquality(field: ExprNode, other: ExprNode, isHidden: boolean): Lookup | null {
  const path = toPath(field);
  const value = toOuter(other, isHidden);
  return path === null || !value ? null : { path, value };
}

/**
 * `^.slug.current` in a filter, rewritten for the place of the filter's base: one scope further out, unless that's one that `^`
 * skips.
 */
function toOuter(node: ExprNode, isHidden: boolean): ExprNode | null {
  if (node.type === "Parent") {
    const n = isHidden ? node.n : node.n - 1;
    return n === 0 ? { type: "This" } : { type: "Parent", n };
  }
  if (node.type !== "AccessAttribute" || !node.base) return null;
  const base = toOuter(node.base, isHidden);
  return base && { ...node, base };
}
