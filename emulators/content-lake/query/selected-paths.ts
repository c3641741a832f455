import { fromJS } from "groq-js";
import { evaluateIn, type GroqScope } from "#content-lake/query/groq-function.ts";
import { isPlainObject } from "#content-lake/query/provenance.ts";
import type { ExprNode } from "#content-lake/query/syntax.ts";

export type Path = readonly (string | number)[];

/**
 * The paths that a selector (sanity-io.github.io/GROQ, "Selectors") selects in a value: `title`, `slug.current`, `tags[]`,
 * `tags[_key == "a"]`, `(title, slug)`, `image.(alt, caption)`, `anywhere(_type == "image")`. An attribute is selected even
 * if it's missing.
 */
export function selectPaths(selector: ExprNode, root: unknown, scope: GroqScope): Path[] {
  switch (selector.type) {
    case "AccessAttribute": {
      const bases: Path[] = selector.base ? selectPaths(selector.base, root, scope) : [[]];
      return bases.map((path) => [...path, selector.name]);
    }
    case "Group":
      return selectPaths(selector.base, root, scope);
    case "Tuple":
      return selector.members.flatMap((member) => selectPaths(member, root, scope));
    case "ArrayCoerce":
      return toItemPaths(selectPaths(selector.base, root, scope), root);
    case "Filter":
      return toItemPaths(selectPaths(selector.base, root, scope), root).filter(
        (path) => evaluateIn(selector.expr, scope.createNested(fromJS(toValue(root, path)))) === true,
      );
    case "SelectorNested":
      return selectPaths(selector.base, root, scope).flatMap((path) =>
        selectPaths(selector.nested, toValue(root, path), scope).map((nested) => [...path, ...nested]),
      );
    case "SelectorFuncCall":
      return toObjectPaths(root, []).filter(
        (path) => evaluateIn(selector.arg, scope.createHidden(fromJS(toValue(root, path)))) === true,
      );
    default:
      throw new Error(`"${selector.type}" isn't a selector`);
  }
}

/** The nodes that make up a selector. Its conditions are expressions like any other. */
export function toSelectorNodes(selector: ExprNode): ExprNode[] {
  switch (selector.type) {
    case "Group":
    case "ArrayCoerce":
    case "Filter":
      return [selector, ...toSelectorNodes(selector.base)];
    case "AccessAttribute":
      return [selector, ...(selector.base ? toSelectorNodes(selector.base) : [])];
    case "Tuple":
      return [selector, ...selector.members.flatMap(toSelectorNodes)];
    case "SelectorNested":
      return [selector, ...toSelectorNodes(selector.base), ...toSelectorNodes(selector.nested)];
    default:
      return [selector];
  }
}

export function toValue(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isPlainObject(value) ? value[step] : undefined;
  }, root);
}

function toItemPaths(paths: readonly Path[], root: unknown): Path[] {
  return paths.flatMap((path) => {
    const items = toValue(root, path);
    return Array.isArray(items) ? items.map((_, index) => [...path, index]) : [];
  });
}

/** The paths of an object and of all objects in it. */
function toObjectPaths(value: unknown, path: Path): Path[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => toObjectPaths(item, [...path, index]));
  if (!isPlainObject(value)) return [];
  return [path, ...Object.entries(value).flatMap(([name, field]) => toObjectPaths(field, [...path, name]))];
}
