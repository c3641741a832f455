import { setTimeout as sleep } from "node:timers/promises";
import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { readOrderServices } from "#app/orders/site-orders.server.ts";
import { readProductPaths } from "#catalog/product-paths.server.ts";
import { readChange } from "#commerce/change-reader.server.ts";
import { describeChange, type ReadChange } from "#commerce/webhooks/change-reader.ts";
import { parseDelivery } from "#commerce/webhooks/delivery.ts";
import { isSigned } from "#commerce/webhooks/is-signed.ts";
import { createSeenDeliveries } from "#commerce/webhooks/seen-deliveries.ts";
import type { ShopChange } from "#commerce/webhooks/shop-change.ts";
import type { ShopOrder } from "#commerce/webhooks/shop-order.ts";
import { waitForChange } from "#commerce/webhooks/wait-for-change.ts";
import { createRevalidationBatch } from "#features/live/revalidation-batch.ts";
import { expirations } from "#features/live/expirations.server.ts";
import { replayHeader, replayWebhook } from "#features/live/replay-webhook.server.ts";
import { warmPaths } from "#features/live/warm-paths.server.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { readBody } from "#lib/read-body.ts";

/** A product with 250 variants and their prices takes half a megabyte. */
const maxBodyBytes = 2_000_000;

/** Fifteen seconds in total. What the shop doesn't show by then is expired anyway. */
const delaysMs = [150, 250, 400, 700, 1000, 1500, 2500, 4000, 5000];

const seen = createSeenDeliveries(10_000);

const batch = createRevalidationBatch({ quietMs: 2000, maxWaitMs: 10_000, now: Date.now, sleep });

/**
 * Shopify's webhook. Expires what shows the changed product once the Storefront API shows the change, and renders it
 * again once changes pause. Responds earlier, because Shopify waits only five seconds. An order's gifts are stored before that.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request, maxBodyBytes);
  if (!body) return refuse(413, "The body is too large.");
  const signature = request.headers.get("x-shopify-hmac-sha256");
  if (!isSigned({ body, signature, secret: readEnvironment().storefront.webhookSecret }))
    return refuse(401, "The signature is missing or invalid. Nothing was expired.");

  const parsed = parseDelivery(Object.fromEntries(request.headers), body);
  if (!parsed.ok) return refuse(400, parsed.reason);
  const { delivery } = parsed;
  const replay = request.headers.get(replayHeader);
  // Before the response, because Shopify sends it again after an error. Repeating it changes nothing.
  if (delivery.order && replay === null) await deliverOrder(delivery.order, delivery.topic);
  if (!delivery.change) return Response.json({ [delivery.order ? "stored" : "ignored"]: delivery.topic });
  if (replay !== "settled" && seen.has(delivery)) return Response.json({ ignored: "duplicate" });

  const { change, headers } = delivery;
  const { pathname: path } = new URL(request.url);
  const reading = await readOrDescribe(change);
  if (!reading.isCaughtUp && replay === null) {
    after(async () => {
      if (!(await waitForChange({ read: () => readChange(change), delaysMs, sleep })))
        console.warn(
          `The shop doesn't show the change from its ${delivery.topic} webhook yet. Expiring it anyway.`,
        );
      await replayWebhook({ reason: "waited", path, headers, body });
    });
    return Response.json({ waiting: delivery.topic });
  }

  seen.add(delivery);
  const isSettled = replay === "settled";
  const noted = isSettled ? batch.drain() : { tags: [], paths: [] };
  const tags = Array.from(new Set([...reading.tags, ...noted.tags]));
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  after(async () => {
    expirations.announce(tags);
    if (!noted.paths) return;
    const paths = await readProductPaths(reading.handles);
    if (isSettled) await warmPaths([...paths, ...noted.paths]);
    else if (await batch.join({ tags, paths }))
      await replayWebhook({ reason: "settled", path, headers, body });
  });
  return Response.json({ expired: tags });
}

/** Most orders have no course, and need no mails. */
async function deliverOrder(order: ShopOrder, topic: string): Promise<void> {
  if (order.lines.length === 0) return;
  const { orders } = await readOrderServices();
  await orders.fulfill(order, { isUpdate: topic === "orders/updated" });
}

/** A shop that doesn't respond counts as not caught up. */
async function readOrDescribe(change: ShopChange): Promise<ReadChange> {
  try {
    return await readChange(change);
  } catch (error) {
    console.error("Reading a webhook's change from the shop failed.", error);
    return describeChange(change);
  }
}

const refuse = (status: number, message: string) => Response.json({ error: message }, { status });
