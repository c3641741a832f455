import { type APIRequestContext, expect } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import type { Merchant } from "./merchant.ts";

/**
 * Makes this many changes to published documents, and waits until the site has answered the webhook for each, so that what a
 * visitor sees next is final. Leftover webhooks from an earlier test don't count.
 */
export async function publishAndDeliver<T>(
  lake: SanityClient,
  change: () => Promise<T>,
  { times = 1 }: { times?: number } = {},
): Promise<T> {
  const url = "/hooks/projects/embedded";
  const [hook] = await lake.request<{ id: string }[]>({ url });
  if (!hook) throw new Error("The content lake has no webhook.");
  const start = new Date().toISOString();

  const result = await change();

  await expect
    .poll(async () => {
      const messages = await lake.request<{ createdAt: string; status: string }[]>({
        url: `${url}/${hook.id}/messages`,
      });
      return messages.filter(({ createdAt, status }) => createdAt >= start && status === "success").length;
    })
    .toBeGreaterThanOrEqual(times);
  return result;
}

/** Changes the shop, and waits until the site has answered every webhook about it. */
export async function sellAndDeliver(merchant: Merchant, change: () => Promise<void>): Promise<void> {
  const earlier = new Set((await merchant.readDeliveries()).map(({ id }) => id));

  await change();

  await expect
    .poll(async () => {
      const deliveries = await merchant.readDeliveries();
      return (
        deliveries.some(({ id }) => !earlier.has(id)) &&
        deliveries.every(({ status }) => !["queued", "sending"].includes(status))
      );
    })
    .toBe(true);
}

/** Waits for text on a page. A page that was rendering during the change expires again a second later (docs/operations.md). */
export async function expectServed(request: APIRequestContext, path: string, text: string): Promise<void> {
  await expect.poll(async () => (await request.get(path)).text(), { message: path }).toContain(text);
}
