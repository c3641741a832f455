import {
  type DocumentNode,
  type ExecutionResult,
  getDirectiveValues,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";

export interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

export interface Prepared {
  operation: OperationDefinitionNode;
  /** The arguments of `@inContext` on the operation. */
  inContext: (variables: Record<string, unknown>) => Record<string, unknown>;
  run: (context: object, variables: Record<string, unknown>) => Promise<ExecutionResult>;
}

export type Executor = (request: GraphqlRequest) => Prepared | { errors: readonly GraphQLError[] };

const rememberedQueries = 500;

/** Parses, validates and compiles operations against one schema, and remembers the latest of them. */
export function createExecutor(schema: GraphQLSchema): Executor {
  const prepared = new Map<string, Prepared>();
  return ({ query, operationName }) => {
    const key = `${operationName ?? ""}\n${query}`;
    const known = prepared.get(key);
    if (known) return known;
    const made = prepare(schema, query, operationName);
    if ("errors" in made) return made;
    const oldest = prepared.keys().next().value;
    if (prepared.size >= rememberedQueries && oldest !== undefined) prepared.delete(oldest);
    prepared.set(key, made);
    return made;
  };
}

function prepare(
  schema: GraphQLSchema,
  query: string,
  operationName: string | undefined,
): ReturnType<Executor> {
  const document = parseQuery(query);
  if ("errors" in document) return document;
  const errors = validate(schema, document);
  if (errors.length > 0) return { errors };
  const operation = getOperationAST(document, operationName);
  if (!operation) return { errors: [new GraphQLError(describeMissingOperation(operationName))] };
  const compiled = compileQuery(schema, document, operationName);
  if (!isCompiledQuery(compiled)) return { errors: compiled.errors ?? [] };
  return {
    operation,
    inContext: (variables) => readInContext(schema, operation, variables),
    run: async (context, variables) => await run(compiled, context, variables),
  };
}

function run(compiled: CompiledQuery, context: object, variables: Record<string, unknown>) {
  return compiled.query({}, context, variables);
}

function parseQuery(query: string): DocumentNode | { errors: GraphQLError[] } {
  try {
    return parse(query, { maxTokens: 20_000 });
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
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
  variables: Record<string, unknown>,
): Record<string, unknown> {
  const directive = schema.getDirective("inContext");
  if (!directive || !operation.directives?.length) return {};
  return getDirectiveValues(directive, operation, { ...defaultsOf(operation), ...variables }) ?? {};
}

/** The defaults of variables that hold a country or a language, which are enum names. */
function defaultsOf(operation: OperationDefinitionNode): Record<string, string> {
  const defaults: Record<string, string> = {};
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    if (defaultValue?.kind === Kind.ENUM) defaults[variable.name.value] = defaultValue.value;
  }
  return defaults;
}
