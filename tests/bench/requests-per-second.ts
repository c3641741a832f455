import autocannon from "autocannon";

/** Requests per second over ten connections, for eight seconds after a two-second warm-up. */
export async function measureRequests(url: string): Promise<number> {
  await autocannon({ url, connections: 10, duration: 2 });
  const { requests, non2xx } = await autocannon({ url, connections: 10, duration: 8 });
  if (non2xx > 0) throw new Error(`${url} failed ${non2xx} requests.`);
  return requests.average;
}
