import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import schema from "../../schemas/generated/schema.json" with { type: "json" };

/**
 * A site that has just started has no renders in progress, so a second expiration isn't needed as it is after a change
 * (`web/features/live/replay-webhook.server.ts`).
 */
export const nothingToWaitFor = { "x-handshape-replay": "settled" };

interface ExpireContentOptions {
  /** The site's URL on this machine. */
  siteUrl: string;
  webhookSecret: string;
}

/**
 * Tells a site with an earlier build that any content may have changed: it may be using another data directory, and
 * pages that expired but weren't requested before a stop are still outdated on disk. Throws when the site refuses.
 */
export async function expireContent({ siteUrl, webhookSecret }: ExpireContentOptions): Promise<void> {
  const types = schema.filter(({ type, name }) => type === "document" && !name.startsWith("sanity."));
  for (const { name } of types) {
    const body = JSON.stringify({ _id: "any", _type: name });
    const response = await fetch(`${siteUrl}/api/webhooks/sanity`, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        ...nothingToWaitFor,
        [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), webhookSecret),
      },
    });
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  }
}
