import { executeSync, fromJS } from "groq-js";
import type { ExprNode } from "#content-lake/query/syntax.ts";
import type { Phrase } from "#content-lake/query/text-search.ts";

/** A groq-js value: JSON, except for the dates and paths inside it. */
export interface GroqValue {
  data: unknown;
}

/** How a query follows references, and what else it asks of the lake while it's evaluated. */
export interface Dereference {
  (reference: { _ref: string }): unknown;
  /** How many times a phrase of `text::query()` occurs in a document. */
  countInDocument: (id: string, phrase: Phrase) => number;
}

/** What `@` and `^` mean at a point in a query. `^` skips a hidden scope. */
export interface GroqScope {
  /** The document before and after a change, where a query is about one. */
  context: { before: GroqValue | null; after: GroqValue | null; dereference: Dereference };
  createNested: (value: GroqValue) => GroqScope;
  createHidden: (value: GroqValue) => GroqScope;
}

/** A function in groq-js's table, which gets its arguments as syntax. */
export interface GroqFunction {
  executeSync: (args: readonly ExprNode[], scope: GroqScope) => GroqValue;
}

/** A function that computes a value from the values of its arguments. */
export function toGroqFunction(compute: (...values: unknown[]) => unknown): GroqFunction {
  return {
    executeSync: (args, scope) => fromJS(compute(...args.map((argument) => evaluateIn(argument, scope)))),
  };
}

export function evaluateIn(node: ExprNode, scope: GroqScope): unknown {
  return executeSync(node, scope).data;
}
