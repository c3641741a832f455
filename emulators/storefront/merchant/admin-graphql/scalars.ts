import {
  type GraphQLScalarType,
  type GraphQLSchema,
  isScalarType,
  valueFromASTUntyped,
} from "graphql/index.js";
import { z } from "zod";

/** Makes the schema's scalars reject what they don't stand for, before a resolver sees it. */
export function checkScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, parser] of Object.entries(parsers)) {
    const type = schema.getType(name);
    if (isScalarType(type)) checkScalar(type, parser);
  }
  return schema;
}

function checkScalar(type: GraphQLScalarType, parser: z.ZodType): void {
  type.parseValue = (value) => {
    const parsed = parser.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new Error(`invalid ${type.name.toLowerCase()} '${String(value)}'`);
  };
  type.parseLiteral = (node, variables) => type.parseValue(valueFromASTUntyped(node, variables));
}

const amount = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^-?\d{1,9}(\.\d{1,9})?$/));

const parsers: Readonly<Record<string, z.ZodType>> = {
  Date: z.iso.date(),
  /** Stored times are compared as text. */
  DateTime: z.iso.datetime({ offset: true }).transform((time) => new Date(time).toISOString()),
  Decimal: amount,
  Money: amount,
  URL: z.url({ protocol: /^https?$/ }).max(2048),
  UnsignedInt64: z.union([z.int().min(0), z.string().regex(/^\d{1,15}$/)]).transform(Number),
};
