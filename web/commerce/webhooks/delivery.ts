import { z } from "zod";
import { parseJson } from "#lib/read-body.ts";
import { parseShopChange, type ShopChange } from "./shop-change.ts";
import { orderTopics, parseShopOrder, type ShopOrder } from "./shop-order.ts";

/** A webhook delivery and the change it reports. */
export interface Delivery {
  topic: string;
  webhookId: string;
  eventId: string | null;
  signature: string;
  /** Null when no page shows what changed. */
  change: ShopChange | null;
  /** Null for other topics. */
  order: ShopOrder | null;
  /** Headers needed to replay it. */
  headers: Record<string, string>;
}

const headersSchema = z.object({
  "content-type": z.string().default("application/json"),
  "x-shopify-topic": z.string().regex(/^[a-z_]+\/[a-z_]+$/),
  "x-shopify-webhook-id": z.string().min(1).max(200),
  "x-shopify-event-id": z.string().min(1).max(200).optional(),
  "x-shopify-hmac-sha256": z.string(),
});

type Parsed = { ok: true; delivery: Delivery } | { ok: false; reason: string };

/** Parses a webhook whose signature is already verified. `headers` has lowercase names, as in `Headers`. */
export function parseDelivery(headers: Readonly<Record<string, string>>, body: Uint8Array): Parsed {
  const parsed = headersSchema.safeParse(headers);
  if (!parsed.success) return refuse(parsed.error);
  const topic = parsed.data["x-shopify-topic"];
  const payload = parseJson(body);
  if (payload === undefined) return { ok: false, reason: "The body isn't valid JSON." };
  try {
    return {
      ok: true,
      delivery: {
        topic,
        webhookId: parsed.data["x-shopify-webhook-id"],
        eventId: parsed.data["x-shopify-event-id"] ?? null,
        signature: parsed.data["x-shopify-hmac-sha256"],
        change: parseShopChange(topic, payload),
        order: orderTopics.has(topic) ? parseShopOrder(payload) : null,
        headers: Object.fromEntries(
          Object.entries(parsed.data).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, value]],
          ),
        ),
      },
    };
  } catch (error) {
    if (error instanceof z.ZodError) return refuse(error);
    throw error;
  }
}

/** Names the invalid fields, but never their values, which may be a customer's. */
function refuse({ issues }: z.ZodError): Parsed {
  const names = issues.map(({ path }) => path.join(".") || "the body");
  return { ok: false, reason: `Not as Shopify documents it: ${names.join(", ")}.` };
}
