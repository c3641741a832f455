import type { z } from "zod";
import { readText } from "#http/read-text.ts";
import { AdminError } from "#storefront/merchant/admin-api/admin-error.ts";

/** A whole catalog fits. */
const maxBodyBytes = 64 * 1024 * 1024;

/** Reads a JSON body. Throws 413 past the limit, 400 when it isn't JSON or not what the schema asks for. */
export async function readControlBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const text = await readText(request, maxBodyBytes);
  if (text === null) throw new AdminError(413, `The body is larger than ${maxBodyBytes} bytes`);
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map(({ path, message }) => `${path.join(".") || "body"}: ${message}`);
  throw new AdminError(400, `Invalid request body: ${sentences.join("; ")}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AdminError(400, "The request body is not valid JSON");
  }
}
