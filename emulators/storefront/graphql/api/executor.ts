// "graphql/index.js", here and everywhere in the storefront: graphql-jit loads that file, while a bundler such as Vitest's would
// load index.mjs for "graphql", and two copies don't accept each other's types.
import {
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  getDirectiveValues,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  valueFromASTUntyped,
  visit,
} from "graphql/index.js";
import { compileQuery, isCompiledQuery } from "graphql-jit";
import { countFields, readComplexity } from "./complexity.ts";
import { hasLargeList, readInputSizeErrors } from "./input-size.ts";
import { createCostReader } from "./query-cost.ts";
import { globalIdsRule } from "./invalid-ids.ts";
import { maxDepth, maxFields, readDepth } from "./query-limits.ts";
import { type ShopifyError, toShopifyErrors } from "./shopify-errors.ts";
import { createIdCheck, readVariableErrors } from "./variable-errors.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";

export type Variables = Record<string, unknown>;

export interface GraphqlRequest {
  query: string;
  variables: Variables;
  operationName: string | undefined;
}

export interface Refused {
  errors: readonly (ShopifyError | GraphQLError)[];
}

/** An operation that's valid in the schema, ready to run any number of times. */
export interface PreparedOperation {
  /** The arguments of the operation's `@inContext`, or null without one. */
  inContext: (variables: Variables) => Variables | null;
  /** The cost that Shopify would calculate. */
  cost: (variables: Variables) => number;
  /** How many fields its response can have, by the emulator's own count. */
  complexity: (variables: Variables) => number;
  run: (context: object, variables: Variables) => Promise<ExecutionResult | Refused>;
}

export type Executor = (request: GraphqlRequest) => PreparedOperation | Refused;

const rememberedOperations = 500;

/** Parses, validates and compiles operations against one schema, and caches the latest ones. */
export function createExecutor(schema: GraphQLSchema): Executor {
  const prepared = new Map<string, PreparedOperation>();
  return ({ query, operationName }) => {
    const key = `${operationName ?? ""}\n${query}`;
    const known = prepared.get(key);
    if (known) return known;
    const made = prepare(schema, query, operationName);
    if ("errors" in made) return made;
    const oldest = prepared.keys().next().value;
    if (prepared.size >= rememberedOperations && oldest !== undefined) prepared.delete(oldest);
    prepared.set(key, made);
    return made;
  };
}

function prepare(
  schema: GraphQLSchema,
  query: string,
  operationName: string | undefined,
): PreparedOperation | Refused {
  const depth = readDepth(query);
  if (depth > maxDepth) return { errors: [toTooMuch("depth", depth, maxDepth)] };
  const written = parseQuery(query);
  if ("errors" in written) return written;
  const errors = validate(schema, written, [...specifiedRules, globalIdsRule]);
  if (errors.length > 0) return { errors: toShopifyErrors(errors, written) };
  const document = query.includes("@defer") ? withoutDefer(written) : written;
  const operation = getOperationAST(document, operationName);
  if (!operation) return { errors: [{ message: describeMissingOperation(operationName) }] };
  const unknown = findUnknownDirective(operation);
  if (unknown) {
    const { message, extensions } = notEmulated(unknown);
    return { errors: [{ message, extensions }] };
  }
  const fragments = readFragments(document);
  const count = countFields(operation, fragments);
  if (count > maxFields) return { errors: [toTooMuch("complexity", count, maxFields)] };
  const writtenTooLong = readInputSizeErrors(operation, fragments, {});
  if (writtenTooLong.length > 0) return { errors: writtenTooLong };
  const compiled = compileQuery(schema, document, operationName);
  if (!isCompiledQuery(compiled)) return { errors: compiled.errors ?? [] };

  const defaults = readDefaults(operation);
  const withDefaults = (variables: Variables) => ({ ...defaults, ...variables });
  const hasInvalidId = createIdCheck(schema, operation);
  const readCost = createCostReader({ schema, operation, fragments });
  return {
    inContext: (variables) => readInContext(schema, operation, withDefaults(variables)),
    cost: (variables) => readCost(withDefaults(variables)),
    complexity: (variables) => readComplexity(operation, fragments, withDefaults(variables)),
    run: async (context, variables) => {
      const given = withDefaults(variables);
      const tooLong = hasLargeList(given) ? readInputSizeErrors(operation, fragments, given) : [];
      if (tooLong.length > 0) return { errors: tooLong };
      if (hasInvalidId(given)) {
        return { errors: readVariableErrors(schema, operation, given) };
      }
      const result = await compiled.query({}, context, variables);
      // Only rejected variables give no data at all.
      if ("data" in result) return result;
      const wrong = readVariableErrors(schema, operation, variables);
      return wrong.length > 0 ? { errors: wrong } : result;
    },
  };
}

/** With the messages of graphql-ruby, which Shopify's server uses. */
export function toTooMuch(what: "complexity" | "depth", given: number, max: number): ShopifyError {
  return {
    message: `Query has ${what} of ${given}, which exceeds max ${what} of ${max}`,
    extensions: { code: what === "depth" ? "MAX_DEPTH_EXCEEDED" : "MAX_COMPLEXITY_EXCEEDED" },
  };
}

function parseQuery(query: string): DocumentNode | Refused {
  try {
    return parse(query, { maxTokens: 20_000 });
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [toSyntaxError(error)] };
    throw error;
  }
}

function describeMissingOperation(operationName: string | undefined): string {
  return operationName === undefined
    ? "An operation name is required"
    : `No operation named ${JSON.stringify(operationName)}`;
}

function readInContext(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
): Variables | null {
  const directive = schema.getDirective("inContext");
  if (!directive || !operation.directives?.length) return null;
  return getDirectiveValues(directive, operation, variables) ?? null;
}

/** A server may answer deferred fragments with the rest, in one response (github.com/graphql/defer-stream-wg). */
function withoutDefer(document: DocumentNode): DocumentNode {
  return visit(document, { Directive: ({ name }) => (name.value === "defer" ? null : undefined) });
}

function findUnknownDirective({ directives = [] }: OperationDefinitionNode): string | null {
  const given = directives.flatMap(({ arguments: args = [] }) => args.map(({ name }) => name.value));
  return given.includes("preferredLocationId") ? "@inContext(preferredLocationId:)" : null;
}

function readDefaults({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}

function readFragments({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  return Object.fromEntries(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
}

/** A document with a syntax error, in graphql-ruby's format: what was unexpected, and where. */
function toSyntaxError({ message, locations }: GraphQLError): ShopifyError {
  const at = locations?.[0] ?? { line: 1, column: 1 };
  const found = /(?:found|Unexpected) (.+?)\.?$/.exec(message)?.[1];
  const what = found === "<EOF>" || found === undefined ? "end of file" : found;
  return { message: `syntax error, unexpected ${what} at [${at.line}, ${at.column}]`, locations: [at] };
}
