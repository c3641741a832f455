import type { Phrase } from "#content-lake/query/text-search.ts";

/**
 * The syntax tree of groq-js 2. Its own declarations are missing from its package (they import a file that doesn't exist), so the
 * nodes are declared here as `parse` creates them.
 */
export type ExprNode =
  | { type: "This" | "Everything" }
  | { type: "Parent"; n: number }
  | ValueNode
  | { type: "Parameter"; name: string }
  | { type: "Context"; key: string }
  | { type: "AccessAttribute"; base?: ExprNode; name: string }
  | { type: "AccessElement"; base: ExprNode; index: number }
  | { type: "Slice"; base: ExprNode; left: number; right: number; isInclusive: boolean }
  | { type: "ArrayCoerce" | "Deref" | "Group" | "Not" | "Neg" | "Pos" | "Asc" | "Desc"; base: ExprNode }
  | { type: "Filter" | "Projection" | "Map" | "FlatMap"; base: ExprNode; expr: ExprNode }
  | { type: "And" | "Or"; left: ExprNode; right: ExprNode }
  | { type: "OpCall"; op: string; left: ExprNode; right: ExprNode; search?: Search }
  | { type: "InRange"; base: ExprNode; left: ExprNode; right: ExprNode; isInclusive: boolean }
  | { type: "Select"; alternatives: SelectAlternative[]; fallback?: ExprNode }
  | { type: "FuncCall"; namespace: string; name: string; args: ExprNode[]; isDataset?: true }
  | { type: "PipeFuncCall"; name: string; base: ExprNode; args: ExprNode[] }
  | { type: "Object"; attributes: ObjectAttribute[] }
  | { type: "Array"; elements: ArrayElement[] }
  | { type: "Tuple"; members: ExprNode[] }
  | { type: "SelectorFuncCall"; name: string; arg: ExprNode }
  | { type: "SelectorNested"; base: ExprNode; nested: ExprNode };

export interface ValueNode {
  type: "Value";
  value: unknown;
  /** The value is the part of the dataset that replaces the query's `*`. */
  isDataset?: true;
}

/** What a `match` was created from: a phrase of `text::query()`, and where to look for it. */
export interface Search {
  phrase: Phrase;
  left: ExprNode;
}

export interface SelectAlternative {
  type: "SelectAlternative";
  condition: ExprNode;
  value: ExprNode;
}

export interface ArrayElement {
  type: "ArrayElement";
  value: ExprNode;
  isSplat: boolean;
}

export type ObjectAttribute =
  | { type: "ObjectAttributeValue"; name: string; value: ExprNode }
  | { type: "ObjectConditionalSplat"; condition: ExprNode; value: ExprNode }
  | { type: "ObjectSplat"; value: ExprNode };

/**
 * What a child sees as `@` and `^`: the same as its parent node, or a new scope. From a nested scope, `^` refers to the enclosing
 * one. A hidden scope (each item of a map, each object of `anywhere()`) is skipped.
 */
export type ScopeChange = "same" | "nested" | "hidden";

/** The node with each child replaced by the result of `map`. */
export function mapChildren(
  node: ExprNode,
  map: (child: ExprNode, scope: ScopeChange) => ExprNode,
): ExprNode {
  const same = (child: ExprNode) => map(child, "same");
  switch (node.type) {
    case "This":
    case "Everything":
    case "Parent":
    case "Value":
    case "Parameter":
    case "Context":
      return node;
    case "AccessAttribute":
      return node.base ? { ...node, base: same(node.base) } : node;
    case "AccessElement":
    case "Slice":
    case "ArrayCoerce":
    case "Deref":
    case "Group":
    case "Not":
    case "Neg":
    case "Pos":
    case "Asc":
    case "Desc":
      return { ...node, base: same(node.base) };
    case "Filter":
    case "Projection":
      return { ...node, base: same(node.base), expr: map(node.expr, "nested") };
    case "Map":
    case "FlatMap":
      return { ...node, base: same(node.base), expr: map(node.expr, "hidden") };
    case "And":
    case "Or":
    case "OpCall":
      return { ...node, left: same(node.left), right: same(node.right) };
    case "InRange":
      return { ...node, base: same(node.base), left: same(node.left), right: same(node.right) };
    case "Select":
      return {
        ...node,
        alternatives: node.alternatives.map((alternative) => ({
          ...alternative,
          condition: same(alternative.condition),
          value: same(alternative.value),
        })),
        ...(node.fallback ? { fallback: same(node.fallback) } : {}),
      };
    case "FuncCall":
      return { ...node, args: node.args.map(same) };
    case "PipeFuncCall":
      return { ...node, base: same(node.base), args: node.args.map((argument) => map(argument, "nested")) };
    case "Object":
      return { ...node, attributes: node.attributes.map((attribute) => mapAttribute(attribute, same)) };
    case "Array":
      return {
        ...node,
        elements: node.elements.map((element) => ({ ...element, value: same(element.value) })),
      };
    case "Tuple":
      return { ...node, members: node.members.map(same) };
    case "SelectorFuncCall":
      return { ...node, arg: map(node.arg, "hidden") };
    case "SelectorNested":
      return { ...node, base: same(node.base), nested: same(node.nested) };
  }
}

function mapAttribute(attribute: ObjectAttribute, map: (child: ExprNode) => ExprNode): ObjectAttribute {
  return attribute.type === "ObjectConditionalSplat"
    ? { ...attribute, condition: map(attribute.condition), value: map(attribute.value) }
    : { ...attribute, value: map(attribute.value) };
}

/** The node and all of its descendants, parents first. */
export function toNodes(node: ExprNode): ExprNode[] {
  const nodes: ExprNode[] = [node];
  mapChildren(node, (child) => {
    nodes.push(...toNodes(child));
    return child;
  });
  return nodes;
}
