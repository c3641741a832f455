import { setTimeout } from "node:timers/promises";
import type { TestLake } from "./content-lake.ts";

export interface DeliveryAttempt {
  id: string;
  messageId: string;
  inProgress: boolean;
  isFailure: boolean;
  failureReason: string | null;
  resultCode: number | null;
  resultBody: string | null;
  duration: number | null;
}

interface DeliveryLog {
  hook: { id: string; name: string };
  messages: { id: string; payload: string }[];
  attempts: DeliveryAttempt[];
}

/** The log of a lake's first webhook, once it has this many attempts and none is in progress. */
export async function readDeliveryLog(lake: TestLake, wanted: { attempts: number }): Promise<DeliveryLog> {
  const client = lake.client({ token: "sk-administrator" });
  const url = "/hooks/projects/embedded";
  const deadline = Date.now() + 10_000;
  for (;;) {
    const [hook] = await client.request<DeliveryLog["hook"][]>({ url });
    if (!hook) throw new Error("The lake has no webhook.");
    const attempts = await client.request<DeliveryAttempt[]>({ url: `${url}/${hook.id}/attempts` });
    if (attempts.length >= wanted.attempts && attempts.every(({ inProgress }) => !inProgress)) {
      return { hook, attempts, messages: await client.request({ url: `${url}/${hook.id}/messages` }) };
    }
    if (Date.now() > deadline) throw new Error(`Still ${attempts.length} attempts`);
    await setTimeout(10);
  }
}
