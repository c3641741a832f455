import {
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from "graphql/index.js";

type Fragments = Record<string, FragmentDefinitionNode>;
type Variables = Record<string, unknown>;

/**
 * How much an operation asks for: one for each field, and a page's fields once for each item it may hold.
 * Shopify does not publish how it counts; only the limit of 1,000 without a token is documented.
 */
export function readComplexity(
  { selectionSet }: Pick<OperationDefinitionNode, "selectionSet">,
  fragments: Fragments,
  variables: Variables,
): number {
  return countSelections(selectionSet, fragments, variables);
}

function countSelections(
  { selections }: SelectionSetNode,
  fragments: Fragments,
  variables: Variables,
): number {
  return selections.reduce((sum, selection) => sum + countSelection(selection, fragments, variables), 0);
}

function countSelection(selection: SelectionNode, fragments: Fragments, variables: Variables): number {
  if (selection.kind === Kind.FRAGMENT_SPREAD) {
    const fragment = fragments[selection.name.value];
    return fragment ? countSelections(fragment.selectionSet, fragments, variables) : 0;
  }
  if (!selection.selectionSet) return 1;
  const inside = countSelections(selection.selectionSet, fragments, variables);
  if (selection.kind === Kind.INLINE_FRAGMENT) return inside;
  const size = selection.arguments?.find(({ name }) => name.value === "first" || name.value === "last");
  return 1 + inside * (size ? toNumber(size.value, variables) : 1);
}

function toNumber(value: ValueNode, variables: Variables): number {
  if (value.kind === Kind.INT) return Number(value.value);
  const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : 1;
  return typeof given === "number" ? given : 1;
}
