import {
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  valueFromASTUntyped,
} from "graphql/index.js";
import type { ShopifyError } from "./shopify-errors.ts";

type Fragments = Record<string, FragmentDefinitionNode>;
type Variables = Record<string, unknown>;

const maxInputItems = 250;

/**
 * Lists of more than 250 values in an operation's arguments (shopify.dev, "API limits: input limits"). Shopify doesn't run such
 * an operation. The message, the location and the path, which goes through the argument to the list, are from recorded responses.
 */
export function readInputSizeErrors(
  { selectionSet }: OperationDefinitionNode,
  fragments: Fragments,
  variables: Variables,
): ShopifyError[] {
  const readIn = (selection: SelectionNode, path: readonly string[]): ShopifyError[] => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const { selections = [] } = fragments[selection.name.value]?.selectionSet ?? {};
      return selections.flatMap((inner) => readIn(inner, path));
    }
    const { selections = [] } = selection.selectionSet ?? {};
    if (selection.kind === Kind.INLINE_FRAGMENT) return selections.flatMap((inner) => readIn(inner, path));
    const way = [...path, (selection.alias ?? selection.name).value];
    const { line, column } = selection.loc?.startToken ?? { line: 1, column: 1 };
    const lists = (selection.arguments ?? []).flatMap(({ name, value }) =>
      findLargeLists(valueFromASTUntyped(value, variables), [...way, name.value]),
    );
    const errors = lists.map(({ size, path: at }) => ({
      message: `The input array size of ${size} is greater than the maximum allowed of ${maxInputItems}.`,
      locations: [{ line, column }],
      path: at,
      extensions: { code: "MAX_INPUT_SIZE_EXCEEDED" },
    }));
    return [...errors, ...selections.flatMap((inner) => readIn(inner, way))];
  };
  return selectionSet.selections.flatMap((selection) => readIn(selection, []));
}

export function hasLargeList(value: unknown): boolean {
  return findLargeLists(value, []).length > 0;
}

interface LargeList {
  size: number;
  path: readonly string[];
}

/** No input of Shopify's is nested deeper. A deeper one is rejected for its type. */
const deepest = 30;

/** Without list indexes, because Shopify's paths only name arguments and fields. */
function findLargeLists(value: unknown, path: readonly string[], depth = 0): LargeList[] {
  if (!value || typeof value !== "object" || depth > deepest) return [];
  if (!Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, part]) => findLargeLists(part, [...path, key], depth + 1));
  }
  if (value.length > maxInputItems) return [{ size: value.length, path }];
  return value.flatMap((part) => findLargeLists(part, path, depth + 1));
}
