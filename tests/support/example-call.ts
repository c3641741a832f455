import {
  type GraphQLInputType,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  getNamedType,
} from "graphql/index.js";

/** The smallest valid call of a root field. */
export function toExampleCall(
  schema: GraphQLSchema,
  { kind, field }: { kind: "mutation" | "query"; field: string },
): string {
  const root = kind === "query" ? schema.getQueryType() : schema.getMutationType();
  const definition = root?.getFields()[field];
  if (!definition) throw new Error(`The schema has no ${kind} ${field}.`);
  const args = definition.args
    .filter(({ type }) => isNonNullType(type))
    .map(({ name, type }) => `${name}: ${toExample(type)}`);
  const call = args.length > 0 ? `${field}(${args.join(", ")})` : field;
  return `${kind} { ${call}${isCompositeType(getNamedType(definition.type)) ? " { __typename }" : ""} }`;
}

const examples: Record<string, string> = {
  Boolean: "true",
  CountryCode: "US",
  Decimal: '"1.0"',
  Float: "1.5",
  ID: '"gid://shopify/Product/1"',
  Int: "1",
};

function toExample(type: GraphQLInputType): string {
  if (isNonNullType(type)) return toExample(type.ofType);
  if (isListType(type)) return `[${toExample(type.ofType)}]`;
  if (isEnumType(type)) return String(type.getValues()[0]?.name);
  if (!isInputObjectType(type)) return examples[type.name] ?? '"https://shop.test"';
  const fields = Object.values(type.getFields())
    .filter((field) => isNonNullType(field.type))
    .map((field) => `${field.name}: ${toExample(field.type)}`);
  return `{ ${fields.join(", ")} }`;
}
