import { documentPath } from "@shop/schemas/paths.ts";
import { parseBody } from "next-sanity/webhook";
import { revalidateTag } from "next/cache";
import { after, type NextRequest } from "next/server";
import { z } from "zod";
import { warmPaths } from "#features/live/warm-paths.server.ts";
import { contentTypeTag } from "#lib/cache-tags.ts";
import { readEnvironment } from "#lib/environment.server.ts";

const changeSchema = z.object({
  _id: z.string().min(1),
  _type: z.string().regex(/^[A-Za-z][\w.]*$/),
  slug: z.string().nullish(),
  path: z.string().nullish(),
  handle: z.string().nullish(),
  level: z.string().nullish(),
  /** Of a redirect: the old address. */
  from: z.string().nullish(),
});

const largestBody = 100_000;

/** Sanity says that a published document has changed: what shows it is expired now, and rendered again before the next visitor comes. */
export async function POST(request: NextRequest): Promise<Response> {
  if (Number(request.headers.get("content-length") ?? 0) > largestBody)
    return refuse(413, "The body is too large.");
  const { body, isValidSignature } = await parseBody<unknown>(
    request,
    readEnvironment().content.webhookSecret,
    false,
  ).catch(() => ({ body: undefined, isValidSignature: false }));
  if (isValidSignature !== true)
    return refuse(401, "The signature is missing or wrong. Nothing was revalidated.");
  const change = changeSchema.safeParse(body);
  if (!change.success)
    return refuse(400, "The body needs _id and _type; docs/operations.md has the projection.");
  revalidateTag(contentTypeTag(change.data._type), { expire: 0 });
  const own = documentPath(change.data) ?? change.data.from ?? null;
  after(() => warmPaths(own === null ? [] : [own]));
  return Response.json({ revalidated: change.data._type });
}

const refuse = (status: number, message: string) => Response.json({ error: message }, { status });
