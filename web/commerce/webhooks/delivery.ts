import { z } from "zod";
import { parseJson } from "#lib/read-body.ts";
import { parseShopChange, type ShopChange } from "./shop-change.ts";

/** A webhook as it arrived, with what it tells of. */
export interface Delivery {
  topic: string;
  webhookId: string;
  eventId: string | null;
  signature: string;
  /** Null when no page shows what it tells of. */
  change: ShopChange | null;
  /** What it takes to send it once more. */
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

/** Reads a webhook of which the signature is known to be right. `headers` have small letters, as `Headers` writes them. */
export function parseDelivery(headers: Readonly<Record<string, string>>, body: Uint8Array): Parsed {
  const parsed = headersSchema.safeParse(headers);
  if (!parsed.success) return refuse(parsed.error);
  const topic = parsed.data["x-shopify-topic"];
  const payload = parseJson(body);
  if (payload === undefined) return { ok: false, reason: "The body is no JSON." };
  try {
    return {
      ok: true,
      delivery: {
        topic,
        webhookId: parsed.data["x-shopify-webhook-id"],
        eventId: parsed.data["x-shopify-event-id"] ?? null,
        signature: parsed.data["x-shopify-hmac-sha256"],
        change: parseShopChange(topic, payload),
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

/** The names of what is wrong; never its value, which may be a customer's. */
function refuse({ issues }: z.ZodError): Parsed {
  const names = issues.map(({ path }) => path.join(".") || "the body");
  return { ok: false, reason: `Not as Shopify documents it: ${names.join(", ")}.` };
}
