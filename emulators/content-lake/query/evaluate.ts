import type { SanityDocument } from "#content-lake/query/document.ts";
import type { GroqValue } from "#content-lake/query/groq-function.ts";
import { evaluateSync } from "#content-lake/query/groq.ts";
import type { ExprNode } from "#content-lake/query/syntax.ts";
import { parseSearchReference, toHits } from "#content-lake/query/text-query.ts";
import { countOccurrences, type Phrase } from "#content-lake/query/text-search.ts";

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
    dereference: ({ _ref }: { _ref: string }) => {
      const search = parseSearchReference(_ref);
      if (!search) {
        const found = context.lookUp?.(_ref);
        return found === undefined ? context.readDocument(_ref) : found;
      }
      const { phrase, target } = search;
      return toHits(
        target.kind === "text"
          ? countOccurrences([target.text], phrase)
          : context.countInDocument(target.id, phrase),
      );
    },
  };
}
