import type { UnknownRequest } from "#control/control-routes.ts";
import { readText } from "#http/read-text.ts";
import {
  type Executor,
  type PreparedOperation,
  type Refused,
  toTooMuch,
  type Variables,
} from "./executor.ts";
import { type GraphqlAnswer, toGraphqlAnswer } from "./graphql-answer.ts";
import { noteUnknown } from "./note-unknown.ts";
import { maxComplexity } from "./query-limits.ts";
import { maxBodyBytes, parseGraphqlRequest } from "./request-body.ts";

interface RunOptions {
  executor: Executor;
  context: object;
  onUnknown: (request: UnknownRequest) => void;
  /** Says errors the way this API does. As they are by default. */
  toErrors?: (errors: Refused["errors"]) => Refused["errors"];
  /** What the answer to a query that ran says besides. */
  toExtensions?: (operation: PreparedOperation, variables: Variables) => object;
}

/** Runs the operation in the body of a request that may ask for anything in the schema. */
export async function runRequest(request: Request, options: RunOptions): Promise<Response> {
  const { status, body } = await run(request, options);
  return new Response(body, { status, headers: { "content-type": "application/json" } });
}

async function run(
  request: Request,
  { executor, context, onUnknown, toErrors = (errors) => errors, toExtensions }: RunOptions,
): Promise<GraphqlAnswer> {
  const text = await readText(request, maxBodyBytes);
  const operation = parseGraphqlRequest(text, request.headers.get("content-type"));
  if ("status" in operation) return operation;
  const path = new URL(request.url).pathname;
  const say = (given: Refused["errors"]) => {
    const errors = toErrors(given);
    noteUnknown({ request: operation, path, errors, onUnknown });
    return errors;
  };
  const prepared = executor(operation);
  if ("errors" in prepared) return toGraphqlAnswer({ errors: say(prepared.errors) });
  const { variables } = operation;
  const complexity = prepared.complexity(variables);
  if (complexity > maxComplexity)
    return toGraphqlAnswer({ errors: [toTooMuch("complexity", complexity, maxComplexity)] });
  const result = await prepared.run(context, variables);
  const errors = result.errors && say(result.errors);
  if (!("data" in result)) return toGraphqlAnswer({ errors });
  const extensions = toExtensions?.(prepared, variables);
  return toGraphqlAnswer({ ...(errors && { errors }), data: result.data, ...(extensions && { extensions }) });
}
