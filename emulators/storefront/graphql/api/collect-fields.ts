import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionSetNode,
  typeFromAST,
} from "graphql/index.js";

export interface AskedField {
  field: FieldNode;
  /** The selections inside it, wherever they're written. */
  inside: SelectionSetNode[];
}

interface Known {
  schema: GraphQLSchema;
  fragments: Record<string, FragmentDefinitionNode>;
}

/** The fields selected on one type, by response name. */
export function collectFields(
  sets: readonly SelectionSetNode[],
  type: GraphQLObjectType,
  { schema, fragments }: Known,
): Map<string, AskedField> {
  const fields = new Map<string, AskedField>();
  const seen = new Set<string>();
  const waiting = sets.flatMap(({ selections }) => selections);
  for (const selection of waiting) {
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      const asked = fields.get(key) ?? { field: selection, inside: [] };
      if (selection.selectionSet) asked.inside.push(selection.selectionSet);
      fields.set(key, asked);
      continue;
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD && seen.has(selection.name.value)) continue;
    if (selection.kind === Kind.FRAGMENT_SPREAD) seen.add(selection.name.value);
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
    const condition = fragment?.typeCondition && typeFromAST(schema, fragment.typeCondition);
    const isMet =
      !condition || condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
    if (fragment && isMet) waiting.push(...fragment.selectionSet.selections);
  }
  return fields;
}
