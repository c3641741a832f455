import { isDeepStrictEqual } from "node:util";
import { fromJS } from "groq-js";
import { evaluateIn, type GroqFunction, type GroqScope } from "#content-lake/query/groq-function.ts";
import { isPlainObject } from "#content-lake/query/provenance.ts";
import { type Path, selectPaths, toValue } from "#content-lake/query/selected-paths.ts";
import type { ExprNode } from "#content-lake/query/syntax.ts";

/** Whether two values differ at the paths of a selector, or anywhere else. */
interface Change {
  before: unknown;
  after: unknown;
  selector: ExprNode;
}

/** `diff::changedAny(before, after, selector)` and `diff::changedOnly(…)`, as in sanity-io.github.io/GROQ. */
export const diffFunctions = {
  changedAny: compareArguments(hasChanged),
  changedOnly: compareArguments(hasOnlyChanged),
};

/** `delta::changedAny(selector)` and `delta::changedOnly(selector)`, which compare a document before and after a change. */
export const deltaFunctions = {
  changedAny: compareDocuments(hasChanged),
  changedOnly: compareDocuments(({ before, after, selector }, scope) =>
    hasOnlyChanged({ before: toContent(before), after: toContent(after), selector }, scope),
  ),
};

type Compare = (change: Change, scope: GroqScope) => boolean;

function compareArguments(compare: Compare): GroqFunction {
  return {
    executeSync: ([before, after, selector], scope) => {
      if (!before || !after || !selector) return fromJS(null);
      const change = { before: evaluateIn(before, scope), after: evaluateIn(after, scope), selector };
      return fromJS(compare(change, scope));
    },
  };
}

function compareDocuments(compare: Compare): GroqFunction {
  return {
    executeSync: ([selector], scope) => {
      if (!selector) return fromJS(null);
      const { before, after } = scope.context;
      return fromJS(compare({ before: before?.data ?? null, after: after?.data ?? null, selector }, scope));
    },
  };
}

function hasChanged({ before, after, selector }: Change, scope: GroqScope): boolean {
  const pick = (root: unknown) =>
    selectPaths(selector, root, scope).map((path) => [path, toLengths(root, path), toValue(root, path)]);
  return !isDeepStrictEqual(pick(before), pick(after));
}

/** The lengths of the arrays on a path. If one changes, the whole array counts as changed. */
function toLengths(root: unknown, path: Path): unknown[] {
  return path.flatMap((step, index) => {
    const array = typeof step === "number" ? toValue(root, path.slice(0, index)) : null;
    return Array.isArray(array) ? [array.length] : [];
  });
}

function hasOnlyChanged({ before, after, selector }: Change, scope: GroqScope): boolean {
  const selected = selectPaths(selector, before, scope);
  return toDifferences(before, after, []).every((difference) =>
    selected.some((path) => path.every((step, index) => step === difference[index])),
  );
}

/** Fields that change with every edit don't count. */
function toContent(document: unknown): unknown {
  if (!isPlainObject(document)) return document;
  const { _rev, _updatedAt, ...content } = document;
  return content;
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
