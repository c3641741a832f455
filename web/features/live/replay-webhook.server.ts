import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";

/** Marks a webhook that the site sends to itself. */
export const replayHeader = "x-handshape-replay";

interface WebhookReplay {
  /** Because the shop has had its time to catch up, or because renderings that began before are over. */
  reason: "waited" | "settled";
  /** Where webhooks of this kind arrive. */
  path: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/**
 * Sends a webhook to the site once more, as it came. Only a request of its own will do: what a request expires after its answer
 * counts when all its work is over, and pages are to be warmed and told after that.
 */
export async function replayWebhook({ reason, path, headers, body }: WebhookReplay): Promise<void> {
  const address = readEnvironment().siteUrl + path;
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { ...headers, [replayHeader]: reason },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) console.error(`${address} refused its own webhook: ${answer.status}.`);
  } catch (error) {
    // Cached reads live five minutes without any event.
    console.error(
      `${address} cannot be reached: what changed in the shop is shown within five minutes.`,
      error,
    );
  }
}
