import { isDeepStrictEqual } from "node:util";
import type { DocumentChange, SanityDocument } from "#content-lake/query/document.ts";
import { type EvaluationContext, evaluateTree } from "#content-lake/query/evaluate.ts";
import { isPlainObject } from "#content-lake/query/provenance.ts";
import type { ExprNode } from "#content-lake/query/syntax.ts";

type Path = readonly (string | number)[];

/** Whether a selector is supported: `title`, `slug.current`, `tags[]`, `tags[_key == "a"]`, `(title, slug)`. */
export function isSelector(node: ExprNode): boolean {
  switch (node.type) {
    case "This":
      return true;
    case "AccessAttribute":
      return !node.base || isSelector(node.base);
    case "Group":
    case "ArrayCoerce":
    case "Filter":
      return isSelector(node.base);
    case "Tuple":
      return node.members.every(isSelector);
    default:
      return false;
  }
}

/** `delta::changedAny()`: whether the selected values changed. */
export function hasChanged(
  selector: ExprNode,
  { before, after }: DocumentChange,
  context: EvaluationContext,
): boolean {
  const pick = (document: SanityDocument | null) =>
    selectPaths(selector, document, context).map((path) => [path, toValue(document, path)]);
  return !isDeepStrictEqual(pick(before), pick(after));
}

/** `delta::changedOnly()`: whether only selected values changed. Fields that change with every edit don't count. */
export function hasOnlyChanged(
  selector: ExprNode,
  { before, after }: DocumentChange,
  context: EvaluationContext,
): boolean {
  const selected = [...selectPaths(selector, before, context), ...selectPaths(selector, after, context)];
  return toDifferences(toContent(before), toContent(after), []).every((difference) =>
    selected.some((path) => path.every((step, index) => step === difference[index])),
  );
}

function toContent(document: SanityDocument | null): Record<string, unknown> | null {
  if (!document) return null;
  const { _rev, _updatedAt, ...content } = document;
  return content;
}

function selectPaths(node: ExprNode, root: unknown, context: EvaluationContext): Path[] {
  switch (node.type) {
    case "AccessAttribute": {
      const bases: Path[] = node.base ? selectPaths(node.base, root, context) : [[]];
      return bases.map((path) => [...path, node.name]).filter((path) => toValue(root, path) !== undefined);
    }
    case "Group":
      return selectPaths(node.base, root, context);
    case "Tuple":
      return node.members.flatMap((member) => selectPaths(member, root, context));
    case "ArrayCoerce":
      return selectItems(node.base, root, context, () => true);
    case "Filter":
      return selectItems(node.base, root, context, (item) => {
        const matching: ExprNode = { ...node, base: { type: "Value", value: [item] } };
        const { data } = evaluateTree(matching, context, root);
        return Array.isArray(data) && data.length > 0;
      });
    default:
      return [[]];
  }
}

function selectItems(
  base: ExprNode,
  root: unknown,
  context: EvaluationContext,
  isSelected: (item: unknown) => boolean,
): Path[] {
  return selectPaths(base, root, context).flatMap((path) => {
    const items = toValue(root, path);
    if (!Array.isArray(items)) return [];
    return items.flatMap((item: unknown, index) => (isSelected(item) ? [[...path, index]] : []));
  });
}

function toValue(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isPlainObject(value) ? value[step] : undefined;
  }, root);
}

/** The paths where two values differ, as deep as possible. */
function toDifferences(before: unknown, after: unknown, path: Path): Path[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item: unknown, index) => toDifferences(item, after[index], [...path, index]));
  }
  if (isPlainObject(before) && isPlainObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => toDifferences(before[name], after[name], [...path, name]));
  }
  return [path];
}
