import autocannon from "autocannon";

export interface Load {
  url: string;
  connections: number;
  /** Requests per second, for the response times. */
  rate: number;
  headers?: Record<string, string>;
}

/** As browsers ask. */
export const browserHeaders = { "accept-encoding": "gzip" };

export const coursePath = "/courses/level-1a-online-asl-course";

/** Each page with its requests per second for the response times: less than what a busy machine can answer. */
export const measuredPages = [
  { name: "home", path: "/", connections: 10, rate: 100 },
  { name: "a book", path: "/books/getting-started-with-asl", connections: 10, rate: 100 },
  { name: "a missing page", path: "/no-such-page", connections: 10, rate: 10 },
  { name: "a search", path: "/search?q=family", connections: 2, rate: 1 },
  { name: "an empty cart", path: "/cart", connections: 2, rate: 1 },
] as const;

/** Requests per second, then the median and p99 of the response time at the load's rate. */
export async function measureLoad({ rate, ...page }: Load): Promise<string> {
  const load = { headers: browserHeaders, ...page };
  await autocannon({ ...load, duration: 1 });
  const { requests } = await autocannon({ ...load, duration: 5 });
  const { latency } = await autocannon({ ...load, duration: 5, overallRate: rate });
  return `${requests.average.toFixed(0)}; ${latency.p50} ms, ${latency.p99} ms at ${rate} per second`;
}
