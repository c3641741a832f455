import { type ASTNode, type DocumentNode, type GraphQLError, Kind, print, visit } from "graphql/index.js";

export interface ShopifyError {
  message: string;
  locations?: readonly { line: number; column: number }[];
  path?: readonly (string | number)[];
  extensions?: Record<string, unknown>;
}

interface Wording {
  message: string;
  extensions: Record<string, unknown>;
}

type Reword = (parts: string[]) => Wording;

/**
 * Validation errors with Shopify's messages. Shopify's server is graphql-ruby, whose static errors have a `code`, the names
 * involved and the path to the field (graphql-ruby.org, "Validation"; the shapes are from public reports of Storefront
 * responses). A rule without a message below keeps graphql-js's.
 */
export function toShopifyErrors(errors: readonly GraphQLError[], document: DocumentNode): ShopifyError[] {
  const paths = readPaths(document);
  return errors.map((error) => {
    const [node] = error.nodes ?? [];
    const path = (node && paths.get(node)) ?? [];
    const wording = toWording(error.message, node, path);
    return {
      message: wording?.message ?? error.message,
      ...(error.locations ? { locations: error.locations.slice(0, 1) } : {}),
      path,
      ...(wording ? { extensions: wording.extensions } : {}),
    };
  });
}

const wordings: [RegExp, Reword][] = [
  [
    /^(Invalid global id '.*')$/s,
    ([message = ""]) => ({
      message,
      extensions: { code: "argumentLiteralsIncompatible", typeName: "CoercionError" },
    }),
  ],
  [
    /^Cannot query field "(.+?)" on type "(.+?)"/,
    ([fieldName, typeName]) => ({
      message: `Field '${fieldName}' doesn't exist on type '${typeName}'`,
      extensions: { code: "undefinedField", typeName, fieldName },
    }),
  ],
  [
    /^Unknown argument "(.+?)" on (field|directive) "(?:\w+\.)?@?(\w+)"/,
    ([argumentName, kind, name]) => ({
      message: `${toTitle(kind)} '${name}' doesn't accept argument '${argumentName}'`,
      extensions: { code: "argumentNotAccepted", name, typeName: toTitle(kind), argumentName },
    }),
  ],
  [
    /^(Field|Directive) "@?(.+?)" argument "(.+?)" of type ".+?" is required/,
    ([className, name, argument]) => ({
      message: `${className} '${name}' is missing required arguments: ${argument}`,
      extensions: { code: "missingRequiredArguments", className, name, arguments: argument },
    }),
  ],
  [
    /^Field "(.+?)" of type "\[?(\w+).*?" must have a selection of subfields/,
    ([name, typeName]) => ({
      message: `Field must have selections (field '${name}' returns ${typeName} but has no selections. Did you mean '${name} { ... }'?)`,
      extensions: { code: "selectionMismatch", nodeName: `field '${name}'`, typeName },
    }),
  ],
  [
    /^Variable "\$(.+?)" is not defined(?: by operation "(.+?)")?/,
    ([variableName, operation]) => ({
      message: `Variable $${variableName} is used by ${operation || "anonymous query"} but not declared`,
      extensions: { code: "variableNotDefined", variableName },
    }),
  ],
  [
    /^Variable "\$(.+?)" is never used(?: in operation "(.+?)")?/,
    ([variableName, operation]) => ({
      message: `Variable $${variableName} is declared by ${operation || "anonymous query"} but not used`,
      extensions: { code: "variableNotUsed", variableName },
    }),
  ],
  [
    /^Unknown fragment "(.+?)"/,
    ([fragmentName]) => ({
      message: `Fragment ${fragmentName} was used, but not defined`,
      extensions: { code: "useAndDefineFragment", fragmentName },
    }),
  ],
  [
    /^Fragment "(.+?)" is never used/,
    ([fragmentName]) => ({
      message: `Fragment ${fragmentName} was defined, but not used`,
      extensions: { code: "useAndDefineFragment", fragmentName },
    }),
  ],
];

function toWording(message: string, node: ASTNode | undefined, path: readonly string[]): Wording | null {
  for (const [pattern, reword] of wordings) {
    const match = pattern.exec(message);
    if (match) return reword(match.slice(1).map((part) => part ?? ""));
  }
  return node && "value" in node ? toWrongValue(message, node, path) : null;
}

/** A literal of the wrong type, for which graphql-js only says what's wrong with the value. */
function toWrongValue(message: string, node: ASTNode, path: readonly string[]): Wording | null {
  const [owner, argumentName] = path.slice(-2);
  if (owner === undefined || argumentName === undefined || node.kind === Kind.VARIABLE) return null;
  const typeName = owner.startsWith("@") ? "Directive" : "Field";
  return {
    message: `Argument '${argumentName}' on ${typeName} '${owner.replace("@", "")}' has an invalid value (${print(node)}). ${message}`,
    extensions: { code: "argumentLiteralsIncompatible", typeName, argumentName },
  };
}

const toTitle = (kind: string | undefined) => (kind === "directive" ? "Directive" : "Field");

/** Every node's path, as in graphql-ruby: the operation, then fields by alias, then an argument's name. */
function readPaths(document: DocumentNode): Map<ASTNode, readonly string[]> {
  const paths = new Map<ASTNode, readonly string[]>();
  const way: string[] = [];
  visit(document, {
    enter: (node) => {
      const step = toStep(node);
      if (step !== null) way.push(step);
      paths.set(node, [...way]);
    },
    leave: (node) => {
      if (toStep(node) !== null) way.pop();
    },
  });
  return paths;
}

function toStep(node: ASTNode): string | null {
  if (node.kind === Kind.OPERATION_DEFINITION) {
    return node.name ? `${node.operation} ${node.name.value}` : node.operation;
  }
  if (node.kind === Kind.FRAGMENT_DEFINITION) return `fragment ${node.name.value}`;
  if (node.kind === Kind.INLINE_FRAGMENT)
    return node.typeCondition ? `... on ${node.typeCondition.name.value}` : "...";
  if (node.kind === Kind.FIELD) return node.alias?.value ?? node.name.value;
  if (node.kind === Kind.DIRECTIVE) return `@${node.name.value}`;
  return node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD ? node.name.value : null;
}
