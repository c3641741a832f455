import autocannon from "autocannon";

/** Requests a second, ten connections for eight seconds after two of warming. */
export async function measureRequests(url: string): Promise<number> {
  await autocannon({ url, connections: 10, duration: 2 });
  const { requests, non2xx } = await autocannon({ url, connections: 10, duration: 8 });
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} requests without success.`);
  return requests.average;
}
