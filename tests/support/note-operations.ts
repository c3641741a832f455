import { Kind, type OperationDefinitionNode, parse } from "graphql";
import { type Api, toOperationName } from "./endpoint-coverage.ts";
import { noteReached } from "./note-endpoint.ts";

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { path?: (string | number)[]; extensions?: { code?: string } }[];
}

/** Records which operations of an API the running test called, for the check at the end of the run. */
export function noteOperations(requestBody: string, answer: Answer, api: Api = "storefront"): void {
  if (!answer.data) return;
  const { query }: { query: string } = JSON.parse(requestBody);
  const operation = parse(query).definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation) return;
  for (const [key, field] of listRootFields(operation)) {
    const isRefused = answer.errors?.some(
      ({ path, extensions }) => path?.length === 1 && path[0] === key && extensions?.code === "NOT_EMULATED",
    );
    if (!isRefused) noteReached(toOperationName(api, operation.operation, field));
  }
}

/** The root fields of an operation, by their response key. */
function listRootFields({ selectionSet }: OperationDefinitionNode): [key: string, field: string][] {
  return selectionSet.selections.flatMap((selection): [string, string][] =>
    selection.kind === Kind.FIELD
      ? [[selection.alias?.value ?? selection.name.value, selection.name.value]]
      : [],
  );
}
