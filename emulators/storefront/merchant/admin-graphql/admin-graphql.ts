import { readText } from "#http/read-text.ts";
import { createExecutor, type Executor, toTooMuch } from "#storefront/graphql/api/executor.ts";
import { type GraphqlAnswer, toGraphqlAnswer } from "#storefront/graphql/api/graphql-answer.ts";
import { noteUnknown } from "#storefront/graphql/api/note-unknown.ts";
import { maxComplexity } from "#storefront/graphql/api/query-limits.ts";
import { maxBodyBytes, parseGraphqlRequest } from "#storefront/graphql/api/request-body.ts";
import type { AdminCall, AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { createAdminSchema } from "./admin-schema.ts";
import { toCost } from "./answer-cost.ts";
import { nameNotEmulated } from "./name-not-emulated.ts";

let executor: Executor | undefined;

/** `POST graphql.json`. The schema is built for the first request. */
export async function answerAdminGraphql({ request, url, services }: AdminCall): Promise<Response> {
  const text = await readText(request, maxBodyBytes);
  const { status, body } = await run(text, request.headers.get("content-type"), url.pathname, services);
  return new Response(body, { status, headers: { "content-type": "application/json" } });
}

async function run(
  text: string | null,
  contentType: string | null,
  path: string,
  services: AdminServices,
): Promise<GraphqlAnswer> {
  const request = parseGraphqlRequest(text, contentType);
  if ("status" in request) return request;
  const { onUnknown } = services;
  executor ??= createExecutor(createAdminSchema());
  const prepared = executor(request);
  if ("errors" in prepared) {
    const errors = nameNotEmulated(prepared.errors);
    noteUnknown({ request, path, errors, onUnknown });
    return toGraphqlAnswer({ errors });
  }
  const { variables } = request;
  const complexity = prepared.complexity(variables);
  if (complexity > maxComplexity)
    return toGraphqlAnswer({ errors: [toTooMuch("complexity", complexity, maxComplexity)] });
  const result = await prepared.run(services, variables);
  const errors = result.errors && nameNotEmulated(result.errors);
  if (errors) noteUnknown({ request, path, errors, onUnknown });
  if (!("data" in result)) return toGraphqlAnswer({ errors });
  const extensions = { cost: toCost(prepared.cost(variables)) };
  return toGraphqlAnswer({ ...(errors && { errors }), data: result.data, extensions });
}
