import {
  coerceInputValue,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  print,
  typeFromAST,
  type VariableDefinitionNode,
} from "graphql/index.js";
import { describeInvalidId } from "#storefront/graphql/schema/global-id.ts";
import { findInvalidIds } from "./invalid-ids.ts";
import type { ShopifyError } from "./shopify-errors.ts";

interface Problem {
  path: readonly (string | number)[];
  explanation: string;
  /** Only for a value that a scalar rejects. */
  message?: string;
}

/** Returns whether an operation's variables have an ID that isn't a global one, which the schema alone accepts. */
export function createIdCheck(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): (variables: Record<string, unknown>) => boolean {
  const types = variableDefinitions.flatMap(({ type: node, variable }) => {
    const type = typeFromAST(schema, node);
    return isInputType(type) ? [{ name: variable.name.value, type }] : [];
  });
  return (variables) => types.some(({ name, type }) => findInvalidIds(type, variables[name]).length > 0);
}

/** What's wrong with an operation's variables, in graphql-ruby's format. Empty if nothing is. */
export function readVariableErrors(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): ShopifyError[] {
  return variableDefinitions.flatMap((definition) => {
    const name = definition.variable.name.value;
    if (variables[name] === undefined && definition.defaultValue) return [];
    const problems = readProblems(schema, definition, variables[name]);
    if (problems.length === 0) return [];
    const details = problems
      .filter(({ path }) => path.length > 0)
      .map(({ path, explanation }) => `${path.join(".")} (${explanation})`);
    const ending = details.length > 0 ? ` for ${details.join(", ")}` : "";
    const { line, column } = definition.loc?.startToken ?? { line: 1, column: 1 };
    return [
      {
        message: `Variable $${name} of type ${print(definition.type)} was provided invalid value${ending}`,
        locations: [{ line, column }],
        extensions: { code: "INVALID_VARIABLE", value: variables[name] ?? null, problems },
      },
    ];
  });
}

function readProblems(
  schema: GraphQLSchema,
  { type: node }: VariableDefinitionNode,
  value: unknown,
): Problem[] {
  const type = typeFromAST(schema, node);
  if (!isInputType(type)) return [];
  const isRequired = String(type).endsWith("!");
  if (value == null) return isRequired ? [{ path: [], explanation: "Expected value to not be null" }] : [];
  const problems: Problem[] = [];
  coerceInputValue(value, type, (path, _value, { message }) => {
    const field = /^Field "(\w+)" (?:of required type|is not defined by)/.exec(message)?.[1];
    problems.push({ path: field ? [...path, field] : path, explanation: explain(message) });
  });
  for (const { path, id } of findInvalidIds(type, value)) {
    const explanation = describeInvalidId(id);
    problems.push({ path, explanation, message: explanation });
  }
  return problems;
}

function explain(message: string): string {
  if (/of required type|^Expected non-nullable/.test(message)) return "Expected value to not be null";
  const unknown = /^Field "(\w+)" is not defined by type "(\w+)"/.exec(message);
  return unknown ? `Field is not defined on ${unknown[2]}` : message;
}
