import { revalidateTag } from "next/cache";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { z } from "zod";
import { knownSyncTags } from "#content/sync-tags.server.ts";
import { contentSyncTag } from "#lib/cache-tags.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { parseJson, readBody, readMediaType } from "#lib/read-body.ts";

const bodySchema = z.object({ tags: z.array(z.string().max(100)).min(1).max(200) });

const maxBodyBytes = 25_000;

/** However many pages report a change, its content is rerendered at most once a second. */
const refreshLimiter = new RateLimiterMemory({ points: 1, duration: 1 });

/**
 * Expires the content of a live event's sync tags, for an open page that received it. Returns 204 when everything this
 * process has read has expired; 202 when the webhook has to do it, because nothing was read here or it expired a moment
 * ago.
 */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return refuse(403, "Content can only be refreshed from this site.");
  if (readMediaType(request) !== "application/json") return refuse(415, "Send application/json.");
  const bytes = await readBody(request, maxBodyBytes);
  if (!bytes) return refuse(413, "The body is too large.");
  const body = bodySchema.safeParse(parseJson(bytes));
  if (!body.success) return refuse(400, `Send a live event's tags: { tags: ["s1:…"] }, at most 200.`);
  const knownTags = body.data.tags.filter((tag) => knownSyncTags.firstSeen(tag) !== undefined);
  const isDue = await Promise.all(knownTags.map(takeTurn));
  const dueTags = knownTags.filter((_, index) => isDue[index]);
  for (const tag of dueTags) revalidateTag(contentSyncTag(tag), { expire: 0 });
  return new Response(null, {
    status: knownTags.length > 0 && dueTags.length === knownTags.length ? 204 : 202,
  });
}

const takeTurn = (tag: string): Promise<boolean> =>
  refreshLimiter.consume(tag).then(
    () => true,
    () => false,
  );

const refuse = (status: number, error: string) => Response.json({ error }, { status });
