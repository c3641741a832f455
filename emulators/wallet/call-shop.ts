import { z } from "zod";
import { HttpError } from "#http/http-error.ts";
import { orderSchema, type Purchase, type WalletOrder } from "#wallet/purchase-store.ts";

export interface ShopAccount {
  /** What the shop's callbacks start with. */
  siteUrl: string;
  vendorId: string;
  /** For HTTP basic authentication at the shop's callbacks. */
  username: string;
  password: string;
}

/** Calls a shop's callback URL. */
export interface ShopCalls {
  /** Throws 502 with a sentence if the shop doesn't return an order, and 400 for a URL that isn't the shop's. */
  readOrder: (callback: string) => Promise<WalletOrder>;
  /** Tells the shop a decision. Returns why it wasn't confirmed, or null. */
  confirm: (purchase: Purchase) => Promise<string | null>;
}

const timeoutMs = 10_000;

export function createShopCalls({ siteUrl, username, password }: ShopAccount): ShopCalls {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  const call = (callback: string, decision?: unknown) =>
    fetch(callback, {
      method: decision === undefined ? "GET" : "PUT",
      headers: { authorization, "content-type": "application/json" },
      ...(decision !== undefined && { body: JSON.stringify(decision) }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });

  return {
    readOrder: async (callback) => {
      if (URL.parse(callback)?.origin !== new URL(siteUrl).origin)
        throw new HttpError(400, "The callback URL isn't the shop's.");
      const response = await call(callback).catch(() => null);
      if (!response?.ok)
        throw new HttpError(502, `The shop didn't return the order: ${response?.status ?? "no response"}.`);
      const order = orderSchema.safeParse(await response.json().catch(() => null));
      if (!order.success)
        throw new HttpError(502, `The shop's order isn't valid: ${z.prettifyError(order.error)}`);
      return order.data;
    },
    confirm: async ({ callback, id, decision }) => {
      const body = {
        PurchaseOrderId: id,
        status: decision,
        ...(decision === "failed" && { message: "The purchase was declined." }),
      };
      const response = await call(callback, body).catch(() => null);
      if (response === null) return "The shop didn't respond";
      if (!response.ok) return `The shop responded with ${response.status}`;
      const answer: unknown = await response.json().catch(() => null);
      return z.object({ status: z.literal(decision) }).safeParse(answer).success
        ? null
        : "The shop's response doesn't confirm it";
    },
  };
}
