import { evaluateSync, toJS } from "groq-js";
import type { SanityDocument } from "#content-lake/query/document.ts";
import type { ExprNode } from "#content-lake/query/syntax.ts";
import { textReferencePrefix } from "#content-lake/query/text-query.ts";

/** What a tree is evaluated against. */
export interface EvaluationContext {
  documents: readonly SanityDocument[];
  readDocument: (id: string) => SanityDocument | undefined;
  /** The texts of a document, for `match text::query()`. */
  readTexts: (id: string) => readonly string[] | undefined;
  now: Date;
  identity: string;
  before?: SanityDocument | null;
  after?: SanityDocument | null;
}

/** A value of groq-js: JSON, but for the dates and paths inside it. */
interface GroqValue {
  data: unknown;
}

/** Evaluates a tree with `root` as its `@`. */
export function evaluateTree(tree: ExprNode, context: EvaluationContext, root?: unknown): GroqValue {
  return evaluateSync(tree, toEvaluateOptions(context, root));
}

/** The value as JSON. */
export function toJson(value: GroqValue): unknown {
  return toJS(value);
}

/** The context in the words of groq-js. */
function toEvaluateOptions(context: EvaluationContext, root: unknown) {
  return {
    root,
    dataset: context.documents,
    timestamp: context.now,
    identity: context.identity,
    before: context.before,
    after: context.after,
    dereference: ({ _ref }: { _ref: string }) =>
      _ref.startsWith(textReferencePrefix)
        ? context.readTexts(_ref.slice(textReferencePrefix.length))
        : context.readDocument(_ref),
  };
}
