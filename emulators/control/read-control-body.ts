import type { z } from "zod";
import { HttpError } from "#http/http-error.ts";
import { formatZodError } from "#http/format-zod-error.ts";
import { readText } from "#http/read-text.ts";

/** Large enough for a whole catalog. */
const maxBodyBytes = 64 * 1024 * 1024;

/** Reads a JSON body. Throws 413 over the limit, and 400 if it isn't valid JSON or doesn't match the schema. */
export async function readControlBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const text = await readText(request, maxBodyBytes);
  if (text === null) throw new HttpError(413, `The body is larger than ${maxBodyBytes} bytes`);
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new HttpError(400, `Invalid request body: ${formatZodError(parsed.error)}`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, "The request body isn't valid JSON");
  }
}
