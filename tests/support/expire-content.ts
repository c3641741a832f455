import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import schema from "../../schemas/generated/schema.json" with { type: "json" };

interface ExpireContentOptions {
  /** The site's URL on this machine. */
  siteUrl: string;
  webhookSecret: string;
}

/** Tells a site that any content may have changed. Throws when the site refuses. */
export async function expireContent({ siteUrl, webhookSecret }: ExpireContentOptions): Promise<void> {
  const types = schema.filter(({ type, name }) => type === "document" && !name.startsWith("sanity."));
  for (const { name } of types) {
    const body = JSON.stringify({ _id: "any", _type: name });
    const response = await fetch(`${siteUrl}/api/webhooks/sanity`, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), webhookSecret),
      },
    });
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  }
}
