import { toPath } from "#content-lake/query/comparison.ts";
import { evaluateTree, type EvaluationContext } from "#content-lake/query/evaluate.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";
import type { SortedDocuments } from "#content-lake/query/sorted-by-id.ts";
import { type ExprNode, toNodes } from "#content-lake/query/syntax.ts";
import { toReader } from "#content-lake/query/value-index.ts";

/** What a slice wants of a `*`: the first few documents that match. */
export interface First {
  count: number;
  conditions: readonly ExprNode[];
  /** The first sort key, or null for the order of the IDs. */
  order: { path: string; isDescending: boolean } | null;
}

/** What `[0]`, `[0...20]`, or `[20..40]` wants, or null for any other node. */
export function toFirst(node: ExprNode): First | null {
  const count = toCount(node);
  return count === null || count < 1 ? null : { count, conditions: [], order: null };
}

function toCount(node: ExprNode): number | null {
  if (node.type === "AccessElement") return node.index < 0 ? null : node.index + 1;
  if (node.type !== "Slice" || node.left < 0 || node.right < 0) return null;
  return node.isInclusive ? node.right + 1 : node.right;
}

/** What's wanted before a projection, or null if something after it depends on what it makes. */
export function throughProjection(first: First | null): First | null {
  return first?.order || first?.conditions.length ? null : first;
}

/** With another condition, or null if that depends on more than the document. */
export function withCondition(first: First | null, condition: ExprNode): First | null {
  if (!first || !toNodes(condition).every(isAboutDocument)) return null;
  return { ...first, conditions: [...first.conditions, condition] };
}

/** With the order of `order(…)`, or null if it isn't by a path. Of two orders, the last one decides. */
export function withOrder(first: First | null, args: readonly ExprNode[]): First | null {
  const [key] = args;
  if (!first || !key || first.order) return first;
  const path = toPath(key.type === "Asc" || key.type === "Desc" ? key.base : key);
  return path === null ? null : { ...first, order: { path, isDescending: key.type === "Desc" } };
}

/**
 * A few documents that have the wanted ones among them: those, and all that share the last one's sort key, because the order's
 * other keys decide about them. Conditions are only checked on a document that isn't too late in the order.
 */
export function takeFirst(documents: SortedDocuments, { count, conditions, order }: First): SortedDocuments {
  const matches = (document: SanityDocument) =>
    conditions.every((condition) => evaluateTree(condition, alone, document).data === true);
  if (!order) return takeMatching(documents, count, matches);
  const read = toReader(order.path);
  const compare = toComparer(order.isDescending);
  let found: { document: SanityDocument; key: unknown }[] = [];
  /** The last of the first ones so far, once there are enough. */
  let last: { key: unknown } | undefined;
  let nextCut = count * 2;
  const cut = () => {
    const end = found.toSorted((a, b) => compare(a.key, b.key))[count - 1];
    if (end) found = found.filter(({ key }) => compare(key, end.key) <= 0);
    last = end;
    nextCut = found.length * 2 + count;
  };
  for (const document of documents) {
    const key = read(document);
    if ((last && compare(key, last.key) > 0) || !matches(document)) continue;
    found.push({ document, key });
    if (found.length >= nextCut) cut();
  }
  cut();
  return found.map(({ document }) => document);
}

function takeMatching(
  documents: SortedDocuments,
  count: number,
  matches: (document: SanityDocument) => boolean,
): SortedDocuments {
  const found: SanityDocument[] = [];
  for (const document of documents) {
    if (found.length >= count) break;
    if (matches(document)) found.push(document);
  }
  return found;
}

/** As groq-js sorts: numbers, strings, booleans, and then everything else as equals. */
function toComparer(isDescending: boolean): (a: unknown, b: unknown) => number {
  const compare = (a: unknown, b: unknown): number => {
    const rank = toRank(a);
    if (rank !== toRank(b)) return rank - toRank(b);
    if (typeof a === "string" && typeof b === "string") return a < b ? -1 : Number(a > b);
    return rank === ranks.length ? 0 : Number(a) - Number(b);
  };
  return isDescending ? (a, b) => compare(b, a) : compare;
}

const ranks: readonly string[] = ["number", "string", "boolean"];

function toRank(value: unknown): number {
  const rank = ranks.indexOf(typeof value);
  return rank === -1 ? ranks.length : rank;
}

/** What a condition reads if it's only about the document: nothing else. */
const alone: EvaluationContext = {
  documents: [],
  readDocument: () => undefined,
  countInDocument: () => 0,
  now: new Date(0),
  identity: "",
};

const ownNodes: ReadonlySet<ExprNode["type"]> = new Set([
  "AccessAttribute",
  "And",
  "Array",
  "Group",
  "InRange",
  "Not",
  "Or",
  "This",
]);
const ownFunctions: ReadonlySet<string> = new Set([
  "coalesce",
  "defined",
  "length",
  "lower",
  "references",
  "upper",
]);

function isAboutDocument(node: ExprNode): boolean {
  switch (node.type) {
    case "Value":
      return !node.isDataset;
    case "OpCall":
      return !node.search && node.op !== "match";
    case "FuncCall":
      return node.namespace === "global" && ownFunctions.has(node.name);
    default:
      return ownNodes.has(node.type);
  }
}
