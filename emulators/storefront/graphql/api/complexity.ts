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
type Operation = Pick<OperationDefinitionNode, "selectionSet">;

/**
 * How much an operation requests: one per field, and a page's fields once per possible item. Shopify doesn't publish how it
 * counts. Only the limit of 1,000 without a token is documented.
 */
export function readComplexity(
  { selectionSet }: Operation,
  fragments: Fragments,
  variables: Variables,
): number {
  return createCounter(fragments, (size) => toNumber(size, variables))(selectionSet);
}

/** How many fields an operation has with its fragments expanded. Twenty fragments can make millions. */
export function countFields({ selectionSet }: Operation, fragments: Fragments): number {
  return createCounter(fragments, () => 1)(selectionSet);
}

function createCounter(
  fragments: Fragments,
  sizeOf: (size: ValueNode) => number,
): (selectionSet: SelectionSetNode) => number {
  /** Each fragment is counted once, however many times it's used. */
  const counted = new Map<string, number>();

  function countSet({ selections }: SelectionSetNode): number {
    return selections.reduce((sum, selection) => sum + countSelection(selection), 0);
  }

  function countSelection(selection: SelectionNode): number {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return countFragment(selection.name.value);
    if (!selection.selectionSet) return 1;
    const inside = countSet(selection.selectionSet);
    if (selection.kind === Kind.INLINE_FRAGMENT) return inside;
    const size = selection.arguments?.find(({ name }) => name.value === "first" || name.value === "last");
    return 1 + inside * (size ? sizeOf(size.value) : 1);
  }

  function countFragment(name: string): number {
    const fragment = fragments[name];
    const count = counted.get(name) ?? (fragment ? countSet(fragment.selectionSet) : 0);
    counted.set(name, count);
    return count;
  }

  return countSet;
}

function toNumber(value: ValueNode, variables: Variables): number {
  if (value.kind === Kind.INT) return Number(value.value);
  const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : 1;
  return typeof given === "number" ? given : 1;
}
