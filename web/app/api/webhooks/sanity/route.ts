import { setTimeout as sleep } from "node:timers/promises";
import { documentPath } from "@shop/schemas/paths.ts";
import { parseBody } from "next-sanity/webhook";
import { revalidateTag } from "next/cache";
import { after, NextRequest } from "next/server";
import { z } from "zod";
import { expirations } from "#features/live/expirations.server.ts";
import { createRevalidationBatch } from "#features/live/revalidation-batch.ts";
import { replayHeader, replayWebhook } from "#features/live/replay-webhook.server.ts";
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
  /** A redirect's old path. */
  from: z.string().nullish(),
  /** Whether an image's alternative text in Media changed. */
  hasNewAltText: z.boolean().nullish(),
});

const maxBodyBytes = 100_000;

const signatureHeader = "sanity-webhook-signature";

const seen = createRecentlySeen(10_000);

const batch = createRevalidationBatch({ quietMs: 2000, maxWaitMs: 10_000, now: Date.now, sleep });

/**
 * Sanity's webhook for published changes. Expires what shows the document now, and renders it again once the editor
 * pauses.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const body = await readBody(request, maxBodyBytes);
  if (!body) return refuse(413, "The body is too large.");
  const { url, method } = request;
  const signature = request.headers.get(signatureHeader) ?? "";
  const headers = { "content-type": "application/json", [signatureHeader]: signature };
  const { body: payload, isValidSignature } = await parseBody<unknown>(
    new NextRequest(url, { method, headers, body }),
    readEnvironment().content.webhookSecret,
    false,
  ).catch(() => ({ body: undefined, isValidSignature: false }));
  if (isValidSignature !== true || !isRecentSignature(signature, Date.now()))
    return refuse(401, "The signature is missing, invalid or too old. Nothing was revalidated.");
  const change = changeSchema.safeParse(payload);
  if (!change.success)
    return refuse(400, "The body needs _id and _type. See the projection in docs/operations.md.");

  // Nothing else of an image or a file is edited, and pages name each one that they show.
  if (change.data._type.startsWith("sanity.") && change.data.hasNewAltText !== true)
    return Response.json({ ignored: "asset" });
  const isReplay = request.headers.get(replayHeader) !== null;
  // A replay has the same signature as the original.
  const delivery = `${isReplay ? "replay" : "first"} ${signature}`;
  if (seen.firstSeen(delivery) !== undefined) return Response.json({ ignored: "duplicate" });
  const noted = isReplay ? batch.drain() : { tags: [], paths: [] };
  const ownPath = documentPath(change.data) ?? change.data.from;
  const tags = Array.from(new Set([contentTypeTag(change.data._type), ...noted.tags]));
  const paths = ownPath == null ? [] : [ownPath];
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  seen.add(delivery);
  after(async () => {
    if (isReplay) {
      // A page opened after the live event may have been rendered before the change.
      expirations.announce(tags);
      if (noted.paths) await warmPaths([...paths, ...noted.paths]);
    } else if (await batch.join({ tags, paths })) {
      await replayWebhook({ reason: "settled", path: new URL(url).pathname, headers, body });
    }
  });
  return Response.json({ revalidated: change.data._type });
}

const refuse = (status: number, message: string) => Response.json({ error: message }, { status });
