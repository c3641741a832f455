import { nothing, type Traced } from "#content-lake/query/provenance.ts";
import { type ExprNode, mapChildren, type ScopeChange, toNodes } from "#content-lake/query/syntax.ts";

/**
 * What `@` and `^` mean at a point in a query. Follows groq-js's scopes, where a hidden scope isn't a parent of those inside it.
 */
export interface Scope {
  value: Traced;
  parent: Scope | null;
  isHidden: boolean;
}

export function createRootScope(): Scope {
  return { value: nothing, parent: null, isHidden: false };
}

export function toNested(scope: Scope, value: Traced): Scope {
  return { value, parent: scope.isHidden ? scope.parent : scope, isHidden: false };
}

export function toHidden(scope: Scope, value: Traced): Scope {
  return { ...toNested(scope, value), isHidden: true };
}

/** The scope that `^` (n = 1), `^.^` (n = 2), … refers to. */
export function toEnclosing(scope: Scope, n: number): Scope | null {
  let enclosing: Scope | null = scope;
  for (let step = 0; step < n && enclosing; step++) enclosing = enclosing.parent;
  return enclosing;
}

const parentless = new WeakMap<ExprNode, boolean>();

/** The node with each outward `^` replaced by its value, so that it can be evaluated on its own. */
export function withoutParents(node: ExprNode, scope: Scope): ExprNode {
  const isParentless = parentless.get(node) ?? toNodes(node).every(({ type }) => type !== "Parent");
  parentless.set(node, isParentless);
  if (isParentless) return node;

  // Scopes created during evaluation have no value yet, so a `^` that refers to one stays as it is.
  const inner = new Set<Scope>();
  const replace = (child: ExprNode, at: Scope): ExprNode => {
    if (child.type !== "Parent")
      return mapChildren(child, (next, change) => replace(next, enter(at, change)));
    const enclosing = toEnclosing(at, child.n);
    return enclosing && inner.has(enclosing)
      ? child
      : { type: "Value", value: enclosing?.value.data ?? null };
  };
  const enter = (at: Scope, change: ScopeChange): Scope => {
    if (change === "same") return at;
    const entered = change === "hidden" ? toHidden(at, nothing) : toNested(at, nothing);
    inner.add(entered);
    return entered;
  };
  return replace(node, scope);
}
