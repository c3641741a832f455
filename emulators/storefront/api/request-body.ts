import { z } from "zod";
import type { GraphqlRequest } from "#storefront/api/executor.ts";

const bodySchema = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

const largestBody = 1_000_000;

/** The operation a request carries, or the answer to a body that carries none. */
export async function readGraphqlRequest(request: Request): Promise<GraphqlRequest | Response> {
  const text = await readText(request);
  if (text === null) return Response.json({ errors: "Payload Too Large" }, { status: 413 });
  const json = parseJson(text);
  if (json === undefined) return Response.json({ errors: "Bad Request" }, { status: 400 });
  const body = bodySchema.safeParse(json);
  if (!body.success) {
    const field = String(body.error.issues[0]?.path[0] ?? "query");
    return Response.json({ errors: { [field]: "Required parameter missing or invalid" } }, { status: 400 });
  }
  const { query, variables, operationName } = body.data;
  return { query, variables: variables ?? {}, operationName: operationName ?? undefined };
}

/** The body as text, or null when it is too large. It is read to its end even then: what stays unread blocks the connection. */
async function readText(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= largestBody) chunks.push(chunk);
  }
  if (size > largestBody) return null;
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
