import { z } from "zod";
import { readText } from "#http/read-text.ts";
import { AdminError, notEmulatedByAdmin } from "#storefront/merchant/admin-api/admin-error.ts";

const maxBodyBytes = 1_000_000;

/**
 * The resource inside a body such as `{ "product": { … } }`. Throws 400 if it isn't JSON or has no resource, as Rails does, 501
 * for a field that isn't emulated, and 422 with Rails's message for an invalid value.
 */
export async function readResource<Schema extends z.ZodType>(
  request: Request,
  name: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const resource = envelope(name).safeParse(await readAdminJson(request));
  if (!resource.success) throw new AdminError(400, { [name]: "Required parameter missing or invalid" });
  return parseResource(resource.data[name], name, schema);
}

/** A body without a wrapping name, such as an inventory level. */
export async function readBare<Schema extends z.ZodType>(
  request: Request,
  name: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  return parseResource(await readAdminJson(request), name, schema);
}

/** Throws 413 and 400. */
async function readAdminJson(request: Request): Promise<unknown> {
  const text = await readText(request, maxBodyBytes);
  if (text === null) throw new AdminError(413, "Payload Too Large");
  try {
    return JSON.parse(text);
  } catch {
    throw new AdminError(400, "Bad Request");
  }
}

const envelope = (name: string) => z.object({ [name]: z.record(z.string(), z.unknown()) });

function parseResource<Schema extends z.ZodType>(
  value: unknown,
  name: string,
  schema: Schema,
): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const unknown = parsed.error.issues.find((issue) => issue.code === "unrecognized_keys");
  if (unknown) throw notEmulatedByAdmin([name, ...unknown.path, unknown.keys[0]].join("."));
  throw new AdminError(422, toFieldErrors(parsed.error));
}

/** `{ "title": ["can't be blank"] }`. */
function toFieldErrors({ issues }: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) (errors[String(path[0] ?? "base")] ??= []).push(message);
  return errors;
}
