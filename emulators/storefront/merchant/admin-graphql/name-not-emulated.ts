import type { GraphQLError } from "graphql/index.js";
import { z } from "zod";
import type { ShopifyError } from "#storefront/graphql/api/shopify-errors.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";

type AnyError = ShopifyError | GraphQLError;

/**
 * Says of everything that's missing in the emulator's part of the schema that it isn't emulated, because Shopify's schema may
 * have it.
 */
export function nameNotEmulated(errors: readonly AnyError[]): AnyError[] {
  return errors.flatMap((error) => {
    const missing = findMissing(error);
    if (missing.length === 0) return [error];
    return missing.map((name) => {
      const { message, extensions } = notEmulated(name);
      return { message, ...pickPlace(error), extensions };
    });
  });
}

function pickPlace({ locations, path }: AnyError): Pick<ShopifyError, "locations" | "path"> {
  return { ...(locations && { locations }), ...(path && { path }) };
}

const detailsSchema = z
  .object({
    typeName: z.string(),
    fieldName: z.string(),
    name: z.string(),
    argumentName: z.string(),
    code: z.string(),
    problems: z.array(
      z.object({ path: z.array(z.union([z.string(), z.number()])), explanation: z.string() }),
    ),
  })
  .partial();

function findMissing({ message, extensions }: AnyError): string[] {
  const {
    code,
    typeName,
    fieldName,
    name,
    argumentName,
    problems = [],
  } = detailsSchema.parse(extensions ?? {});
  if (code === "undefinedField") return [`${typeName}.${fieldName}`];
  if (code === "argumentNotAccepted") return [`${name}(${argumentName}:)`];
  const [, unknownType] = /^Unknown type "(\w+)"/.exec(message) ?? [];
  if (unknownType !== undefined) return [unknownType];
  const inVariables = problems.flatMap(({ path, explanation }) => {
    const [, owner] = /^Field is not defined on (\w+)/.exec(explanation) ?? [];
    return owner === undefined ? findValue(explanation) : [`${owner}.${path.at(-1)}`];
  });
  const [, field, owner] = /Field "(\w+)" is not defined by type "(\w+)"/.exec(message) ?? [];
  const inMessage = field === undefined ? findValue(message) : [`${owner}.${field}`];
  // The message repeats what's wrong in a variable.
  return Array.from(new Set([...inVariables, ...inMessage]));
}

function findValue(message: string): string[] {
  const [, value, owner] = /Value "(\w+)" does not exist in "(\w+)" enum/.exec(message) ?? [];
  return value === undefined ? [] : [`${owner}.${value}`];
}
