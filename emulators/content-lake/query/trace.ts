import { type EvaluationContext, evaluateTree } from "#content-lake/query/evaluate.ts";
import {
  fromDocument,
  fromFields,
  fromItems,
  isPlainObject,
  nothing,
  toField,
  toFields,
  toItems,
  type Traced,
} from "#content-lake/query/provenance.ts";
import {
  createRootScope,
  type Scope,
  toEnclosing,
  toHidden,
  toNested,
  withoutParents,
} from "#content-lake/query/scope.ts";
import type { ExprNode, ObjectAttribute } from "#content-lake/query/syntax.ts";

/**
 * Evaluates a tree again, tracking which document and path each value is copied from. Moving values is done here. Computing new
 * ones is left to groq-js and has no provenance.
 */
export function traceTree(tree: ExprNode, context: EvaluationContext): Traced {
  return createTracer(context)(tree, createRootScope());
}

type Trace = (node: ExprNode, scope: Scope) => Traced;

function createTracer(context: EvaluationContext): Trace {
  const compute = (node: ExprNode, scope: Scope): unknown =>
    evaluateTree(withoutParents(node, scope), context, scope.value.data).data;

  const trace: Trace = (node, scope) => {
    switch (node.type) {
      case "This":
        return scope.value;
      case "Parent":
        return toEnclosing(scope, node.n)?.value ?? nothing;
      case "Everything":
        return { data: context.documents, from: { kind: "documents" } };
      case "Value":
        return { data: node.value ?? null, from: node.isDataset ? { kind: "documents" } : null };
      case "Group":
        return trace(node.base, scope);
      case "AccessAttribute":
        return toField(node.base ? trace(node.base, scope) : scope.value, node.name);
      case "AccessElement":
        return toItems(trace(node.base, scope))?.at(node.index) ?? nothing;
      case "ArrayCoerce": {
        const base = trace(node.base, scope);
        return Array.isArray(base.data) ? base : nothing;
      }
      case "Slice":
        return mapItems(trace(node.base, scope), (items) =>
          items.slice(...toSliceBounds(node, items.length)),
        );
      case "Filter":
        return mapItems(trace(node.base, scope), (items) =>
          items.filter((item) => compute(node.expr, toNested(scope, item)) === true),
        );
      case "Map":
        return mapItems(trace(node.base, scope), (items) =>
          items.map((item) => trace(node.expr, toHidden(scope, item))),
        );
      case "FlatMap":
        return mapItems(trace(node.base, scope), (items) =>
          items.flatMap((item) => {
            const inner = trace(node.expr, toHidden(scope, item));
            return toItems(inner) ?? [inner];
          }),
        );
      case "Projection": {
        const base = trace(node.base, scope);
        return isPlainObject(base.data) ? trace(node.expr, toNested(scope, base)) : nothing;
      }
      case "Deref": {
        const { data: id } = toField(trace(node.base, scope), "_ref");
        const document = typeof id === "string" ? context.readDocument(id) : undefined;
        return document ? fromDocument(document) : nothing;
      }
      case "Object":
        return fromFields(new Map(node.attributes.flatMap((attribute) => traceAttribute(attribute, scope))));
      case "Array":
        return fromItems(
          node.elements.flatMap(({ value, isSplat }) => {
            const traced = trace(value, scope);
            return isSplat ? (toItems(traced) ?? []) : [traced];
          }),
        );
      case "Select": {
        const chosen = node.alternatives.find(({ condition }) => compute(condition, scope) === true);
        const value = chosen?.value ?? node.fallback;
        return value ? trace(value, scope) : nothing;
      }
      case "FuncCall":
        return traceCall(node, scope);
      case "PipeFuncCall":
        return mapItems(trace(node.base, scope), (items) => tracePipe(node, items, scope));
      default:
        return { data: compute(node, scope) ?? null, from: null };
    }
  };

  const traceAttribute = (attribute: ObjectAttribute, scope: Scope): [string, Traced][] => {
    if (attribute.type === "ObjectAttributeValue") return [[attribute.name, trace(attribute.value, scope)]];
    if (attribute.type === "ObjectConditionalSplat" && compute(attribute.condition, scope) !== true)
      return [];
    return [...toFields(trace(attribute.value, scope))];
  };

  const traceCall = (node: ExprNode & { type: "FuncCall" }, scope: Scope): Traced => {
    if (node.isDataset) return { data: compute(node, scope), from: { kind: "documents" } };
    if (node.namespace === "global" && node.name === "coalesce") {
      for (const argument of node.args) {
        const value = trace(argument, scope);
        if (value.data !== null) return value;
      }
      return nothing;
    }
    const [argument] = node.args;
    if (node.namespace === "array" && node.name === "compact" && argument) {
      return mapItems(trace(argument, scope), (items) => items.filter(({ data }) => data !== null));
    }
    return { data: compute(node, scope) ?? null, from: null };
  };

  /** Lets groq-js sort or score the items, and finds each one's new position. */
  const tracePipe = (node: ExprNode & { type: "PipeFuncCall" }, items: Traced[], scope: Scope): Traced[] => {
    const pipe = (data: unknown[]): unknown[] => {
      const piped = compute({ ...node, base: { type: "Value", value: data } }, scope);
      return Array.isArray(piped) ? piped : [];
    };
    if (node.name === "score") {
      const scored = items.flatMap((item) =>
        pipe([item.data])
          .filter(isPlainObject)
          .map((data) => fromFields(toFields(item).set("_score", { data: data["_score"], from: null }))),
      );
      return scored.toSorted((a, b) => toScore(b) - toScore(a));
    }
    const places = Map.groupBy(items, ({ data }) => data);
    return pipe(items.map(({ data }) => data)).flatMap((data) => places.get(data)?.shift() ?? []);
  };

  return trace;
}

function toScore(item: Traced): number {
  return Number(toField(item, "_score").data);
}

function mapItems(value: Traced, map: (items: Traced[]) => Traced[]): Traced {
  const items = toItems(value);
  return items ? fromItems(map(items)) : nothing;
}

interface SliceNode {
  left: number;
  right: number;
  isInclusive: boolean;
}

function toSliceBounds({ left, right, isInclusive }: SliceNode, length: number): [number, number] {
  const fromStart = (index: number) => (index < 0 ? index + length : index);
  return [Math.max(fromStart(left), 0), Math.max(fromStart(right) + (isInclusive ? 1 : 0), 0)];
}
