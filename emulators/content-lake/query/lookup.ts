import { toPath } from "#content-lake/query/comparison.ts";
import type { ExprNode } from "#content-lake/query/syntax.ts";
import type { View } from "#content-lake/query/view.ts";

/** A condition on a document by a value of one around it: `references(^._id)`, `instructor._ref == ^._id`. */
export interface Lookup {
  /** The path of the field, or null for the references. */
  path: string | null;
  /** The value, as it is read where `*` stands. */
  value: ExprNode;
}

/** A condition that must hold and looks a value up, or null. `isHidden` is of the scope that the filter stands in. */
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
 * The documents that a lookup finds, in the place of `*`. Following a reference is how groq-js asks back while it
 * evaluates: this one leads to a list. It leads nowhere when the value is no text, and everything is looked at.
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

/** What a reference made by a lookup leads to; undefined for any other. */
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
 * `^.slug.current` of a filter, as it is spelled where the filter's base stands: one scope further out, unless that is
 * one which `^` overlooks.
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
