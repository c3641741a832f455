import { type ArrayElement, type ExprNode, mapChildren } from "#content-lake/query/syntax.ts";
import { type Phrase, toPatterns } from "#content-lake/query/text-search.ts";

/**
 * Rewrites `… match text::query("…")`, which groq-js parses but can't evaluate, into something it can. The Studio's lists and its
 * search depend on it. As in sanity.io/docs/content-lake/search-content-with-groq, all words must match, `word*` is a prefix,
 * `"two words"` a phrase, `-word` must not match, and a document (`@`) stands for all of its text. Leaves out stemming, which
 * isn't documented, and how rare a word is in the dataset, for scores.
 */
export function rewriteTextQueries(node: ExprNode): ExprNode {
  const rewritten = mapChildren(node, rewriteTextQueries);
  if (rewritten.type !== "OpCall" || rewritten.op !== "match") return rewritten;
  const search = toSearch(rewritten.right);
  return search === null ? rewritten : toCondition(rewritten.left, search);
}

/** What's searched: a document by ID, or a text. */
export type SearchTarget = { kind: "document"; id: string } | { kind: "text"; text: string };

/** Parses a reference created by the rewriting, which resolves to the hits of a phrase in a target. null for any other. */
export function parseSearchReference(ref: string): { phrase: Phrase; target: SearchTarget } | null {
  if (!ref.startsWith(prefix)) return null;
  const [words = "", kind, ...rest] = ref.slice(prefix.length).split("\0");
  const value = rest.join("\0");
  return {
    phrase: words.split(" "),
    target: kind === "document" ? { kind, id: value } : { kind: "text", text: value },
  };
}

/** One word per occurrence of a phrase. Past a few, more would barely change a score. */
export function toHits(count: number): string[] {
  return Array.from({ length: Math.min(count, maxHits) }, () => hit);
}

const hit = "hit";
const maxHits = 8;

/** No document has a NUL in its ID. */
const prefix = "\0search ";

function toSearch(node: ExprNode): string | null {
  if (node.type === "Group") return toSearch(node.base);
  if (node.type !== "FuncCall" || node.namespace !== "text" || node.name !== "query") return null;
  const [argument] = node.args;
  if (argument?.type !== "Value") return null;
  return typeof argument.value === "string" ? argument.value : "";
}

function toCondition(left: ExprNode, search: string): ExprNode {
  const parts = search.match(/-?"[^"]*"|\S+/g) ?? [];
  const [first, ...rest] = parts.flatMap((part) => toPartConditions(left, part));
  if (!first) return { type: "Value", value: false };
  return rest.reduce<ExprNode>((all, condition) => ({ type: "And", left: all, right: condition }), first);
}

function toPartConditions(left: ExprNode, part: string): ExprNode[] {
  if (part.startsWith("-")) {
    return toPartConditions(left, part.slice(1)).map((base) => ({ type: "Not", base }));
  }
  const words = toPatterns(part);
  if (words.length === 0) return [];
  return part.startsWith('"') ? [toMatch(left, words)] : words.map((word) => toMatch(left, [word]));
}

/** `match` itself, so that `score()` counts how many times the phrase occurs. */
function toMatch(left: ExprNode, phrase: Phrase): ExprNode {
  return {
    type: "OpCall",
    op: "match",
    left: { type: "FlatMap", base: toParts(left), expr: toLookups(phrase) },
    right: { type: "Value", value: hit },
    search: { phrase, left },
  };
}

/** The left side as an array of its parts: documents and texts, including those in an array. */
function toParts(left: ExprNode): ExprNode {
  const elements = left.type === "Array" ? left.elements : [toElement(left, false)];
  return {
    type: "Array",
    elements: elements.flatMap(({ value, isSplat }) =>
      isSplat ? [toElement(value, true)] : [toElement(value, true), toElement(value, false)],
    ),
  };
}

function toElement(value: ExprNode, isSplat: boolean): ArrayElement {
  return { type: "ArrayElement", value, isSplat };
}

/** The hits in one part. Concatenating anything but two strings gives null, which resolves to nothing. */
function toLookups(phrase: Phrase): ExprNode {
  const lookUp = (kind: SearchTarget["kind"], value: ExprNode): ExprNode => {
    const start: ExprNode = { type: "Value", value: `${prefix}${phrase.join(" ")}\0${kind}\0` };
    const _ref: ExprNode = { type: "OpCall", op: "+", left: start, right: value };
    return {
      type: "Deref",
      base: { type: "Object", attributes: [{ type: "ObjectAttributeValue", name: "_ref", value: _ref }] },
    };
  };
  return {
    type: "FuncCall",
    namespace: "global",
    name: "coalesce",
    args: [lookUp("text", { type: "This" }), lookUp("document", { type: "AccessAttribute", name: "_id" })],
  };
}
