import { setTimeout as wait } from "node:timers/promises";
import type { SanityClient } from "@sanity/client";
import autocannon from "autocannon";

interface Publishes {
  lake: SanityClient;
  documentId: string;
  url: string;
  /** Requests per second. */
  rate: number;
  headers: Record<string, string>;
}

const seconds = 20;

/**
 * Response times in milliseconds of a page whose document is published once a second. Throws if a request fails, or if the
 * page doesn't show the last change to its next visitors.
 */
export async function measurePublishes({ lake, documentId, url, rate, headers }: Publishes) {
  let round = 0;
  const isOver = new AbortController();
  const publish = async () => {
    while (!isOver.signal.aborted) {
      round += 1;
      await lake
        .patch(documentId)
        .set({ subtitle: `Publish ${round} of many` })
        .commit();
      await wait(1000);
    }
  };
  const publishing = publish();
  const { latency, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: 10,
    duration: seconds,
    overallRate: rate,
  });
  isOver.abort();
  await publishing;
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${url} failed.`);
  const text = await (await fetch(url)).text();
  if (!text.includes(`Publish ${round} of many`)) throw new Error(`${url} doesn't show the last change.`);
  return { p50: latency.p50, p99: latency.p99 };
}
