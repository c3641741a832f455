import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";

/** Marks a webhook that the site sends to itself. */
export const replayHeader = "x-handshape-replay";

interface WebhookReplay {
  /** `waited`: the shop has had time to catch up. `settled`: renders that started earlier have finished. */
  reason: "waited" | "settled";
  /** The webhook's route. */
  path: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/**
 * Sends a webhook to the site again, unchanged. It has to be a separate request: tags that a request expires after its
 * response take effect when all its work is done, and pages are warmed and notified after that.
 */
export async function replayWebhook({ reason, path, headers, body }: WebhookReplay): Promise<void> {
  const address = readEnvironment().serverUrl + path;
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { ...headers, [replayHeader]: reason },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) console.error(`${address} rejected its own webhook: ${answer.status}.`);
  } catch (error) {
    // Cached reads expire after five minutes even without an event.
    console.error(`${address} can't be reached. The shop's changes will appear within five minutes.`, error);
  }
}
