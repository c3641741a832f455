import { createHmac, randomUUID } from "node:crypto";
import { nothingToWaitFor } from "./expire-content.ts";

interface ExpireShopOptions {
  /** The site's URL on this machine. */
  siteUrl: string;
  webhookSecret: string;
}

/**
 * Tells a site with an earlier build that anything in the shop may have changed, with the webhook for the shop itself,
 * because webhooks were missed meanwhile. Throws when the site refuses.
 */
export async function expireShop({ siteUrl, webhookSecret }: ExpireShopOptions): Promise<void> {
  const body = "{}";
  const response = await fetch(`${siteUrl}/api/webhooks/shopify`, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "x-shopify-topic": "shop/update",
      ...nothingToWaitFor,
      "x-shopify-webhook-id": randomUUID(),
      "x-shopify-hmac-sha256": createHmac("sha256", webhookSecret).update(body).digest("base64"),
    },
  });
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
}
