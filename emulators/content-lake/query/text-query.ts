import { Path } from "groq-js";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { type ArrayElement, type ExprNode, mapChildren } from "#content-lake/query/syntax.ts";

/**
 * Rewrites `… match text::query("…")`, which groq-js parses but can't evaluate, into what it can. The Studio's lists
 * and its search are made of it. As in the hosted lake all words must match, `word*` is a prefix, `"two words"` a
 * phrase, `-word` must not match, and a document (`@`) stands for all of its texts. Left out: stemming.
 */
export function rewriteTextQueries(node: ExprNode): ExprNode {
  const rewritten = mapChildren(node, rewriteTextQueries);
  if (rewritten.type !== "OpCall" || rewritten.op !== "match") return rewritten;
  const search = toSearch(rewritten.right);
  return search === null ? rewritten : toCondition(rewritten.left, search);
}

/** The id under which the text of a document is dereferenced: no document has a NUL in its id. */
export const textReferencePrefix = "\0text:";

const texts = new WeakMap<SanityDocument, string[]>();

/** All text of a document but its underscored fields; the spans of a block make one text. */
export function toTexts(document: SanityDocument): string[] {
  const known = texts.get(document) ?? [...collectTexts(document)];
  texts.set(document, known);
  return known;
}

function* collectTexts(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (Array.isArray(value)) for (const item of value) yield* collectTexts(item);
  else if (typeof value === "object" && value !== null) {
    if ("_type" in value && value._type === "block" && "children" in value && Array.isArray(value.children)) {
      yield value.children.flatMap((child: unknown) => [...collectTexts(child)]).join("");
      return;
    }
    for (const [field, inner] of Object.entries(value))
      if (!field.startsWith("_")) yield* collectTexts(inner);
  }
}

function toSearch(node: ExprNode): string | null {
  if (node.type === "Group") return toSearch(node.base);
  if (node.type !== "FuncCall" || node.namespace !== "text" || node.name !== "query") return null;
  const [argument] = node.args;
  if (argument?.type !== "Value") return null;
  return typeof argument.value === "string" ? argument.value : "";
}

function toCondition(left: ExprNode, search: string): ExprNode {
  const terms = search.match(/-?"[^"]*"|\S+/g) ?? [];
  const words = terms.filter((term) => !/^-|^"/.test(term));
  const others = terms.filter((term) => /^-|^"/.test(term)).map((term) => toTermCondition(left, term));
  const conditions = words.length > 0 ? [toWordsCondition(left, words), ...others] : others;
  const [first, ...rest] = conditions;
  if (!first) return { type: "Value", value: false };
  return rest.reduce<ExprNode>((all, condition) => ({ type: "And", left: all, right: condition }), first);
}

function toTermCondition(left: ExprNode, term: string): ExprNode {
  if (term.startsWith("-")) return { type: "Not", base: toTermCondition(left, term.slice(1)) };
  return term.startsWith('"') ? toPhraseCondition(left, term.slice(1, -1)) : toWordsCondition(left, [term]);
}

/** `match` itself, so that `score()` counts how often the words occur. */
function toWordsCondition(left: ExprNode, words: readonly string[]): ExprNode {
  return { type: "OpCall", op: "match", left: toTextArray(left), right: { type: "Value", value: words } };
}

/** groq-js asks a path on the right of `in` whether it matches the string on the left: this one answers for a phrase. */
function toPhraseCondition(left: ExprNode, phrase: string): ExprNode {
  const pattern: ExprNode = { type: "Value", value: new Phrase(phrase) };
  const matching: ExprNode = {
    type: "Filter",
    base: toTextArray(left),
    expr: { type: "OpCall", op: "in", left: { type: "This" }, right: pattern },
  };
  const count: ExprNode = { type: "FuncCall", namespace: "global", name: "count", args: [matching] };
  return { type: "OpCall", op: ">", left: count, right: { type: "Value", value: 0 } };
}

class Phrase extends Path {
  readonly #words: string;

  constructor(phrase: string) {
    super("");
    this.#words = toWords(phrase);
  }

  matches(text: string): boolean {
    return toWords(text).includes(this.#words);
  }
}

function toWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}_'’]+/u)
    .filter(Boolean)
    .join(" ")} `;
}

/** The left side as an array of its strings: what is a string, the strings of an array, the texts of a document. */
function toTextArray(left: ExprNode): ExprNode {
  const parts = left.type === "Array" ? left.elements : [toElement(left, false)];
  return {
    type: "Array",
    elements: parts.flatMap(({ value, isSplat }) =>
      isSplat
        ? [toElement(value, true)]
        : [toElement(toText(value), true), toElement(value, true), toElement(value, false)],
    ),
  };
}

function toElement(value: ExprNode, isSplat: boolean): ArrayElement {
  return { type: "ArrayElement", value, isSplat };
}

function toText(document: ExprNode): ExprNode {
  const id: ExprNode = { type: "AccessAttribute", base: document, name: "_id" };
  const _ref: ExprNode = {
    type: "OpCall",
    op: "+",
    left: { type: "Value", value: textReferencePrefix },
    right: id,
  };
  const reference: ExprNode = {
    type: "Object",
    attributes: [{ type: "ObjectAttributeValue", name: "_ref", value: _ref }],
  };
  return { type: "Deref", base: reference };
}
