import { revalidateTag } from "next/cache";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { z } from "zod";
import { knownSyncTags } from "#content/sync-tags.server.ts";
import { contentSyncTag } from "#lib/cache-tags.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { parseJson, readBody } from "#lib/read-body.ts";

const bodySchema = z.object({ tags: z.array(z.string().max(100)).min(1).max(200) });

const maxBodyBytes = 25_000;

/** However many pages tell of a change, what it touched is rendered anew once a second at most. */
const ofTag = new RateLimiterMemory({ points: 1, duration: 1 });

/**
 * Expires the content behind the sync tags of a live event, for the open page that heard of it. 204 when what this process has read of
 * it is expired now; 202 when that is left to the webhook, because nothing of it was read here or it was expired a moment ago.
 */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return refuse(403, "Refresh from the site's own pages.");
  const bytes = await readBody(request, maxBodyBytes);
  if (!bytes) return refuse(413, "The body is too large.");
  const body = bodySchema.safeParse(parseJson(bytes));
  if (!body.success) return refuse(400, 'Send the tags of a live event: { tags: ["s1:…"] }, 200 at most.');
  const known = body.data.tags.filter((tag) => knownSyncTags.firstSeen(tag) !== undefined);
  const isDue = await Promise.all(known.map(takeTurn));
  const due = known.filter((_, index) => isDue[index]);
  for (const tag of due) revalidateTag(contentSyncTag(tag), { expire: 0 });
  return new Response(null, { status: known.length > 0 && due.length === known.length ? 204 : 202 });
}

const takeTurn = (tag: string): Promise<boolean> =>
  ofTag.consume(tag).then(
    () => true,
    () => false,
  );

const refuse = (status: number, error: string) => Response.json({ error }, { status });
