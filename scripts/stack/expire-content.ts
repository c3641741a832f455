import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import schema from "../../schemas/generated/schema.json" with { type: "json" };

/**
 * A site that has just started renders nothing yet, so it need not expire all once more when earlier renderings are over, as it
 * does for a change (`web/features/live/replay-webhook.server.ts`).
 */
export const nothingToWaitFor = { "x-handshape-replay": "settled" };

interface ExpireContentOptions {
  /** Where this machine reaches the site. */
  siteUrl: string;
  webhookSecret: string;
}

/**
 * Tells a site that serves an earlier build that any content may have changed since: its data may be another directory's, and a
 * page that a change had expired is still the old one on disk when nobody asked for it before the stop. Throws when the site refuses.
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
