import { setTimeout as sleep } from "node:timers/promises";
import { documentPath } from "@shop/schemas/paths.ts";
import { parseBody } from "next-sanity/webhook";
import { revalidateTag } from "next/cache";
import { after, NextRequest } from "next/server";
import { z } from "zod";
import { expirations } from "#features/live/expirations.server.ts";
import { createSecondLook } from "#features/live/second-look.ts";
import { retoldHeader, tellSiteAgain } from "#features/live/tell-site-again.server.ts";
import { warmPaths } from "#features/live/warm-paths.server.ts";
import { contentTypeTag } from "#lib/cache-tags.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { readBody } from "#lib/read-body.ts";
import { createRecentlySeen } from "#lib/recently-seen.ts";
import { isRecentSignature } from "#lib/sanity-signature.ts";

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

const signatureHeader = "sanity-webhook-signature";

const seen = createRecentlySeen(10_000);

const secondLook = createSecondLook({ quiet: 2000, longest: 10_000, now: Date.now, sleep });

/** Sanity says that a published document has changed: what shows it is expired now, and rendered again once the editor pauses. */
export async function POST(request: NextRequest): Promise<Response> {
  const body = await readBody(request, largestBody);
  if (!body) return refuse(413, "The body is too large.");
  const { url, method } = request;
  const signature = request.headers.get(signatureHeader) ?? "";
  const headers = { "content-type": "application/json", [signatureHeader]: signature };
  const { body: told, isValidSignature } = await parseBody<unknown>(
    new NextRequest(url, { method, headers, body }),
    readEnvironment().content.webhookSecret,
    false,
  ).catch(() => ({ body: undefined, isValidSignature: false }));
  if (isValidSignature !== true || !isRecentSignature(signature, Date.now()))
    return refuse(401, "The signature is missing, wrong or too old. Nothing was revalidated.");
  const change = changeSchema.safeParse(told);
  if (!change.success)
    return refuse(400, "The body needs _id and _type; docs/operations.md has the projection.");

  const isRetold = request.headers.get(retoldHeader) !== null;
  // What the site tells itself is signed as what it was told.
  const delivery = `${isRetold ? "retold" : "told"} ${signature}`;
  if (seen.firstSeen(delivery) !== undefined) return Response.json({ ignored: "duplicate" });
  const noted = isRetold ? secondLook.take() : { tags: [], paths: [] };
  const own = documentPath(change.data) ?? change.data.from;
  const tags = Array.from(new Set([contentTypeTag(change.data._type), ...noted.tags]));
  const paths = [...(own == null ? [] : [own]), ...noted.paths];
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  seen.add(delivery);
  after(async () => {
    if (isRetold) {
      // A page that opened after the live event may have been rendered before the change.
      expirations.announce(tags);
      await warmPaths(paths);
    } else if (await secondLook.isDue({ tags, paths })) {
      await tellSiteAgain({ because: "settled", path: new URL(url).pathname, headers, body });
    }
  });
  return Response.json({ revalidated: change.data._type });
}

const refuse = (status: number, message: string) => Response.json({ error: message }, { status });
