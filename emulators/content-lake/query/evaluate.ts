import type { SanityDocument } from "#content-lake/query/document.ts";
import type { Dereference, GroqValue } from "#content-lake/query/groq-function.ts";
import { evaluateSync } from "#content-lake/query/groq.ts";
import type { ExprNode } from "#content-lake/query/syntax.ts";
import type { Phrase } from "#content-lake/query/text-search.ts";

/** What a tree is evaluated against. */
export interface EvaluationContext {
  documents: readonly SanityDocument[];
  readDocument: (id: string) => SanityDocument | undefined;
  /** What a reference made for a lookup or a shared subquery resolves to, or undefined for any other reference. */
  lookUp?: (ref: string) => unknown;
  /** How many times a phrase of `text::query()` occurs in a document. */
  countInDocument: (id: string, phrase: Phrase) => number;
  now: Date;
  identity: string;
  before?: SanityDocument | null;
  after?: SanityDocument | null;
}

/** Evaluates a tree with `root` as its `@`. */
export function evaluateTree(tree: ExprNode, context: EvaluationContext, root?: unknown): GroqValue {
  return evaluateSync(tree, toEvaluateOptions(context, root));
}

/** The context in groq-js terms. */
function toEvaluateOptions(context: EvaluationContext, root: unknown) {
  return {
    root,
    dataset: context.documents,
    timestamp: context.now,
    identity: context.identity,
    before: context.before,
    after: context.after,
    dereference: toDereference(context),
  };
}

function toDereference({ lookUp, readDocument, countInDocument }: EvaluationContext): Dereference {
  const follow = ({ _ref }: { _ref: string }) => {
    const found = lookUp?.(_ref);
    return found === undefined ? readDocument(_ref) : found;
  };
  return Object.assign(follow, { countInDocument });
}
