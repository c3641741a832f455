import {
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  type ValidationRule,
} from "graphql/index.js";
import { describeInvalidId, isGlobalId } from "#storefront/graphql/schema/global-id.ts";

/** Every ID of the Storefront API is a global one, so a written one that isn't makes the document invalid. */
export const globalIdsRule: ValidationRule = (context) => {
  const check = (node: { value: string }) => {
    const type = context.getInputType();
    if (!type || getNamedType(type).name !== "ID" || isGlobalId(node.value)) return;
    context.reportError(new GraphQLError(describeInvalidId(node.value), { nodes: [Object(node)] }));
  };
  return { StringValue: check, IntValue: check };
};

/** An ID in a variable's value that isn't a global one. */
interface InvalidId {
  path: readonly (string | number)[];
  id: string;
}

/** The IDs in a value of this type that aren't global ones. Leaves out what the type itself rejects. */
export function findInvalidIds(
  type: GraphQLInputType,
  value: unknown,
  path: readonly (string | number)[] = [],
): InvalidId[] {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const items = Array.isArray(value) ? value : [];
    return items.flatMap((item, index) => findInvalidIds(inner.ofType, item, [...path, index]));
  }
  if (isInputObjectType(inner)) {
    const fields = inner.getFields();
    return Object.entries(Object(value)).flatMap(([name, child]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field ? findInvalidIds(field.type, child, [...path, name]) : [];
    });
  }
  if (inner.name !== "ID" || (typeof value !== "string" && typeof value !== "number")) return [];
  return isGlobalId(String(value)) ? [] : [{ path, id: String(value) }];
}
