import { z } from "zod";
import type { GraphqlRequest } from "./executor.ts";
import { type GraphqlAnswer, toGraphqlAnswer } from "./graphql-answer.ts";

const bodySchema = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** In bytes. */
export const maxBodyBytes = 1_000_000;

/**
 * The operation in a body, or the response to a body without one. null is a body that was too large to keep. A body of type
 * `application/graphql` is the query itself: hydrogen-react can send it (`getPublicTokenHeaders`), and Shopify only announced its
 * end for other APIs. Bodies of any other type except JSON aren't read, so their query is missing.
 */
export function parseGraphqlRequest(
  text: string | null,
  contentType: string | null,
): GraphqlRequest | GraphqlAnswer {
  if (text === null) return toGraphqlAnswer({ errors: "Payload Too Large" }, 413);
  const type = contentType?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/graphql") return toRequest({ query: text });
  if (type !== "application/json") return toRequest({});
  const json = parseJson(text);
  return json === undefined ? toGraphqlAnswer({ errors: "Bad Request" }, 400) : toRequest(json);
}

function toRequest(body: unknown): GraphqlRequest | GraphqlAnswer {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? "query");
    return toGraphqlAnswer({ errors: { [field]: "Required parameter missing or invalid" } }, 400);
  }
  const { query, variables, operationName } = parsed.data;
  return { query, variables: variables ?? {}, operationName: operationName ?? undefined };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
