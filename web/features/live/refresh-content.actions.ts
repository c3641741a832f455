"use server";
import { updateTag } from "next/cache";
import { headers } from "next/headers";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { z } from "zod";
import { contentSyncTag } from "#lib/cache-tags.ts";

const syncTagsSchema = z
  .array(z.string().regex(/^s1:[\w+/=.-]{1,64}$/))
  .min(1)
  .max(200);

/** Anyone can call this: a visitor may expire content twenty times in ten seconds, and no more… */
const eachVisitor = new RateLimiterMemory({ points: 20, duration: 10 });

/** …and all of them together two hundred times, for the address of a visitor is theirs to invent. */
const allVisitors = new RateLimiterMemory({ points: 200, duration: 10 });

/**
 * Expires the content behind the sync tags of a live event and answers with the fresh page.
 * "busy" asks the caller to come back for what the webhook will have expired.
 */
export async function refreshContent(tags: unknown): Promise<"refreshed" | "refused" | "busy"> {
  const parsed = syncTagsSchema.safeParse(tags);
  if (!parsed.success) return "refused";
  const visitor = (await headers()).get("x-forwarded-for") ?? "unknown";
  const admitted = await Promise.all([eachVisitor.consume(visitor), allVisitors.consume("all")]).then(
    () => true,
    () => false,
  );
  if (!admitted) return "busy";
  for (const tag of parsed.data) updateTag(contentSyncTag(tag));
  return "refreshed";
}
