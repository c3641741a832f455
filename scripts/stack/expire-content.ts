import { createHmac } from "node:crypto";
import schema from "../../schemas/generated/schema.json" with { type: "json" };

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
        "sanity-webhook-signature": toSignature(body, webhookSecret),
      },
    });
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  }
}

/** As Sanity signs what it posts: `@sanity/webhook`, which the scripts cannot import. */
function toSignature(body: string, secret: string): string {
  const timestamp = Date.now();
  const digest = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("base64url");
  return `t=${timestamp},v1=${digest}`;
}
