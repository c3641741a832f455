import type { ExprNode } from "#content-lake/query/syntax.ts";

/** A condition that only holds if the value at a path of `@` is one of these: `==` or `in` with constants. */
export interface Comparison {
  /** `slug.current` */
  path: string;
  values: readonly unknown[];
}

export function toComparison(condition: ExprNode): Comparison | null {
  if (condition.type !== "OpCall") return null;
  const { op, left, right } = condition;
  if (op === "in") return compare(left, toItems(right));
  if (op !== "==") return null;
  return compare(left, toConstant(right)) ?? compare(right, toConstant(left));
}

function compare(field: ExprNode, values: readonly unknown[] | null): Comparison | null {
  const path = toPath(field);
  return path === null || values === null ? null : { path, values };
}

/** The path of attributes from `@`, or null for anything else. A name with a dot would look like two. */
export function toPath(node: ExprNode): string | null {
  if (node.type !== "AccessAttribute" || node.name.includes(".")) return null;
  if (!node.base || node.base.type === "This") return node.name;
  const base = toPath(node.base);
  return base === null ? null : `${base}.${node.name}`;
}

function toConstant(node: ExprNode): readonly unknown[] | null {
  return node.type === "Value" ? [node.value] : null;
}

function toItems(node: ExprNode): readonly unknown[] | null {
  if (node.type === "Value") return Array.isArray(node.value) ? node.value : null;
  if (node.type !== "Array") return null;
  const items = node.elements.map(({ value, isSplat }) => (isSplat ? null : toConstant(value)));
  return items.every((item) => item !== null) ? items.flat() : null;
}
