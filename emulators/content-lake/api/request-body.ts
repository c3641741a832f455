import type { z } from "zod";
import { formatZodError } from "#http/format-zod-error.ts";
import { LakeError } from "./lake-error.ts";

/** The limit and the message of the hosted API's mutations. */
const maxJsonBytes = 4_000_000;

/** Reads a JSON body. Throws 413 over the limit, and 400 if it isn't valid JSON or doesn't match the schema. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const text = new TextDecoder().decode(await requireBytes(request, maxJsonBytes));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new LakeError(400, "The request body isn't valid JSON");
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new LakeError(400, `Invalid request body: ${formatZodError(parsed.error)}`);
  return parsed.data;
}

/** Reads a body without ever holding more than the limit. Throws 413 over it, right away, and 400 if the body is cut off. */
export async function requireBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new LakeError(413, `Request body exceeds limit of ${maxBytes} bytes`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readChunks(request)) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

async function* readChunks({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    // Canceling the rest would reset the connection before the client has its response.
    if (body) yield* body.values({ preventCancel: true });
  } catch {
    throw new LakeError(400, "The request body was cut off");
  }
}
