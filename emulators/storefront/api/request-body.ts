import { z } from "zod";
import type { GraphqlRequest } from "#storefront/api/executor.ts";
import { type GraphqlAnswer, toGraphqlAnswer } from "#storefront/api/graphql-answer.ts";

const bodySchema = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** In bytes. */
export const largestBody = 1_000_000;

/** The operation that a body carries, or the answer to one that carries none. Null is a body that was too large to keep. */
export function parseGraphqlRequest(text: string | null): GraphqlRequest | GraphqlAnswer {
  if (text === null) return toGraphqlAnswer({ errors: "Payload Too Large" }, 413);
  const json = parseJson(text);
  if (json === undefined) return toGraphqlAnswer({ errors: "Bad Request" }, 400);
  const body = bodySchema.safeParse(json);
  if (!body.success) {
    const field = String(body.error.issues[0]?.path[0] ?? "query");
    return toGraphqlAnswer({ errors: { [field]: "Required parameter missing or invalid" } }, 400);
  }
  const { query, variables, operationName } = body.data;
  return { query, variables: variables ?? {}, operationName: operationName ?? undefined };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
