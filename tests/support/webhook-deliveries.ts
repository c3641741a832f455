import { expect } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import type { Merchant } from "./merchant.ts";

/** Changes content, and waits until the site has answered every webhook about it: what a visitor sees next is what they keep. */
export async function publishAndDeliver<T>(lake: SanityClient, change: () => Promise<T>): Promise<T> {
  const url = "/hooks/projects/embedded";
  const [hook] = await lake.request<{ id: string }[]>({ url });
  if (!hook) throw new Error("The content lake has no webhook.");
  const readAttempts = () =>
    lake.request<{ id: string; inProgress: boolean }[]>({ url: `${url}/${hook.id}/attempts` });
  const earlier = new Set((await readAttempts()).map(({ id }) => id));

  const result = await change();

  await expect
    .poll(async () => {
      const attempts = await readAttempts();
      return attempts.some(({ id }) => !earlier.has(id)) && attempts.every(({ inProgress }) => !inProgress);
    })
    .toBe(true);
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
