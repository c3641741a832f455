import { fromJS } from "groq-js";
import { type Dereference, evaluateIn, type GroqFunction } from "#content-lake/query/groq-function.ts";
import { isPlainObject } from "#content-lake/query/provenance.ts";
import { type ExprNode, mapChildren } from "#content-lake/query/syntax.ts";
import { countOccurrences, type Phrase, toPatterns } from "#content-lake/query/text-search.ts";

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

const hit = "hit";
/** Past a few, more would barely change a score. */
const maxHits = 8;

/**
 * `text::hits(left, phrase)`, which only the rewriting can call: one word for each time the phrase occurs in a text or a document, or
 * in those of an array.
 */
export const hitsFunction: GroqFunction = {
  executeSync: ([left, phrase], scope) => {
    if (!left || phrase?.type !== "Value") throw new TypeError("text::hits() takes a value and a phrase.");
    const value = evaluateIn(left, scope);
    // The rewriting made it.
    const words = phrase.value as Phrase;
    const parts: unknown[] = Array.isArray(value) ? value.flat() : [value];
    const hits = parts.reduce<number>(
      (sum, part) => sum + Math.min(count(part, words, scope.context.dereference), maxHits),
      0,
    );
    // Array.from takes several times as long, which shows over ten thousand documents.
    return fromJS(Array<string>(hits).fill(hit));
  },
};

function count(part: unknown, phrase: Phrase, { countInDocument }: Dereference): number {
  if (typeof part === "string") return countOccurrences([part], phrase);
  const isDocument = isPlainObject(part) && typeof part._id === "string";
  return isDocument ? countInDocument(String(part._id), phrase) : 0;
}

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
    left: {
      type: "FuncCall",
      namespace: "text",
      name: "hits",
      args: [left, { type: "Value", value: phrase }],
    },
    right: { type: "Value", value: hit },
    search: { phrase, left },
  };
}
