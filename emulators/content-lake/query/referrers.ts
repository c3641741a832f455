import { Path } from "groq-js";
import { type ExprNode, mapChildren } from "#content-lake/query/syntax.ts";
import type { View } from "#content-lake/query/view.ts";

/** Rewrites a condition on documents so that its `references()` uses the index, instead of reading whole documents. */
export function findReferrers(condition: ExprNode, view: View): ExprNode {
  if (condition.type === "FuncCall" && condition.namespace === "global" && condition.name === "references") {
    const ids = toConstantIds(condition.args);
    return ids ? isOneOf(ids.flatMap((id) => view.referrers(id).map(({ _id }) => _id))) : condition;
  }
  return mapChildren(condition, (child, change) => (change === "same" ? findReferrers(child, view) : child));
}

/** The IDs that `references()` is called with. It ignores anything but strings. null if they aren't known beforehand. */
export function toConstantIds(args: readonly ExprNode[]): string[] | null {
  const values = args.map((argument) => (argument.type === "Value" ? [argument.value].flat() : null));
  if (!values.every((value) => value !== null)) return null;
  return values.flat().filter((id) => typeof id === "string");
}

function isOneOf(ids: readonly string[]): ExprNode {
  return {
    type: "OpCall",
    op: "in",
    left: { type: "AccessAttribute", name: "_id" },
    right: { type: "Value", value: new Ids(ids) },
  };
}

/** groq-js asks a path on the right of `in` whether it matches the string on the left. */
class Ids extends Path {
  readonly #ids: ReadonlySet<string>;

  constructor(ids: readonly string[]) {
    super("");
    this.#ids = new Set(ids);
  }

  matches(id: string): boolean {
    return this.#ids.has(id);
  }
}
